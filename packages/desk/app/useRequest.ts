import { useCallback, useEffect, useState } from 'react'

interface RequestState<Data> {
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
  const [state, setState] = useState<{ key: string; data?: Data; error?: Error }>({ key })
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass an inline function, and the key tells when it changes
  useEffect(() => {
    let isCurrent = true
    run().then(
      (data) => isCurrent && setState({ key, data }),
      (error) => isCurrent && setState({ key, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, count])
  const isCurrentKey = state.key === key
  return {
    data: isCurrentKey ? state.data : undefined,
    error: isCurrentKey ? state.error : undefined,
    reload: useCallback(() => setCount((each) => each + 1), []),
  }
}
