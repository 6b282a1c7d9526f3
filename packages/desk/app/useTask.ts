import { useEffect, useState } from 'react'
import { holdFocusDuring } from './focusRecovery.ts'

/** After so long (ms), whoever waits is told why. */
const patience = 8_000

/** Whether something has been going on for longer than people wait without a word. */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = isRunning ? setTimeout(() => setIsSlow(true), patience) : undefined
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isRunning])
  return isSlow
}

/** Tracks a task that a button starts, and its error. */
export function useTask() {
  const [state, setState] = useState<{ isRunning: boolean; error?: Error }>({ isRunning: false })
  async function run(task: () => Promise<unknown>) {
    setState({ isRunning: true })
    try {
      await holdFocusDuring(task)
      setState({ isRunning: false })
    } catch (error) {
      setState({ isRunning: false, error: error as Error })
    }
  }
  /** Takes the error away, once something was changed that it may be about. */
  const forget = () => setState((each) => (each.error ? { isRunning: false } : each))
  return { ...state, run, forget }
}
