import { useEffect, useRef, useState } from 'react'

/** How long (ms) a copy is confirmed (specification section 9). */
export const confirmationTime = 2000

/** Copies text. Where the clipboard is denied or missing nothing is said, and the answer is false. */
export async function copyText(
  text: string,
  clipboard: Clipboard | undefined = navigator.clipboard,
): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}

type CopyState = 'idle' | 'copied' | 'refused'

/** Copying as a state: confirmed for a while after the last copy, or refused until the next try. */
export function useCopy(text: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    const copied = await copyText(text)
    clearTimeout(timer.current)
    setState(copied ? 'copied' : 'refused')
    if (copied) timer.current = setTimeout(setState, confirmationTime, 'idle')
  }
  return { state, copy }
}
