import { useEffect, useRef, useState } from 'react'
import { confirmationTime, copyText } from '#components/share/copyText.ts'

/** Copying as a state: confirmed for a while after the last copy. */
export function useCopy(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    const copied = await copyText(text)
    clearTimeout(timer.current)
    setIsCopied(copied)
    if (copied) timer.current = setTimeout(setIsCopied, confirmationTime, false)
  }
  return { isCopied, copy }
}
