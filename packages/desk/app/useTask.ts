import { useState } from 'react'
import { holdFocusDuring } from './focusRecovery.ts'

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
