import { useEffect, useRef, useState } from 'react'
import { confirmationTime, copyText } from './copyLink.ts'

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
