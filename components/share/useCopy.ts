import { useEffect, useState } from 'react'
import { confirmationTime, copyText } from './copyLink.ts'

type CopyState = 'idle' | 'copied' | 'refused'

/** Copying as a state: confirmed for a while, or refused until the next try. */
export function useCopy(text: string): { state: CopyState; copy: () => void } {
  const [state, setState] = useState<CopyState>('idle')
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(setState, confirmationTime, 'idle')
    return () => clearTimeout(timer)
  }, [state, copies])

  const copy = async () => {
    setState((await copyText(text)) ? 'copied' : 'refused')
    setCopies((count) => count + 1)
  }
  return { state, copy }
}
