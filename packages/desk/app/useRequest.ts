import { useCallback, useEffect, useState } from 'react'

export interface RequestState<Data> {
  /** Undefined until it has arrived. */
  data: Data | undefined
  error: Error | undefined
  /** Requests again; the former data stays meanwhile. */
  reload: () => void
}

/**
 * The output of an action.
 * @param key requests again when it changes
 */
export function useRequest<Data>(run: () => Promise<Data>, key = ''): RequestState<Data> {
  const [state, setState] = useState<{ key: string; answer?: Data; error?: Error }>({ key })
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
  const isCurrentKey = state.key === key
  return {
    data: isCurrentKey ? state.answer : undefined,
    error: isCurrentKey ? state.error : undefined,
    reload: useCallback(() => setCount((each) => each + 1), []),
  }
}
