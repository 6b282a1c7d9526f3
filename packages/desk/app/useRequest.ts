import { useCallback, useEffect, useState } from 'react'

export interface Called<Answer> {
  /** Undefined while it is not there yet. */
  answer: Answer | undefined
  error: Error | undefined
  /** Asks again; the former answer stays meanwhile. */
  again: () => void
}

/**
 * What an action answers, for a view.
 * @param key asks again when it changes
 */
export function useCall<Answer>(run: () => Promise<Answer>, key = ''): Called<Answer> {
  const [state, setState] = useState<{ key: string; answer?: Answer; error?: Error }>({ key })
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view writes its call in place, and says by the key when it is another
  useEffect(() => {
    let isCurrent = true
    run().then(
      (answer) => isCurrent && setState({ key, answer }),
      (error) => isCurrent && setState({ key, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, count])
  const isOurs = state.key === key
  return {
    answer: isOurs ? state.answer : undefined,
    error: isOurs ? state.error : undefined,
    again: useCallback(() => setCount((each) => each + 1), []),
  }
}
