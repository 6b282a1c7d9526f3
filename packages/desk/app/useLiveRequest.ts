import { useEffect } from 'react'
import { writing } from './request.ts'
import { useCall } from './useRequest.ts'

/** After what was written last, in ms: whoever types writes each second. */
const rest = 1500

/**
 * What an action answers, which is asked again after whatever was written.
 * @param key asks again when it changes; the former answer stays meanwhile
 */
export function useLatest<Answer>(run: () => Promise<Answer>, key = ''): Answer | undefined {
  const { answer, again } = useCall(run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks again
  useEffect(again, [again, key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(again, rest)
    }
    addEventListener(writing, later)
    return () => {
      clearTimeout(timer)
      removeEventListener(writing, later)
    }
  }, [again])
  return answer
}
