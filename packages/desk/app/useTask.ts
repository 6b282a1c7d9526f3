import { useState } from 'react'
import { whileWorking } from './focusRecovery.ts'

/** For what a button does: whether it is at work, and what went wrong with it. */
export function useRun() {
  const [state, setState] = useState<{ isRunning: boolean; error?: Error }>({ isRunning: false })
  async function run(task: () => Promise<unknown>) {
    setState({ isRunning: true })
    try {
      await whileWorking(task)
      setState({ isRunning: false })
    } catch (error) {
      setState({ isRunning: false, error: error as Error })
    }
  }
  return { ...state, run }
}
