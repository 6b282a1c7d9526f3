import { useEffect } from 'react'
import { writeEvent } from './request.ts'
import { useRequest } from './useRequest.ts'

/** After what was written last, in ms: whoever types writes each second. */
const quietPeriod = 1500

/**
 * What an action answers, which is asked again after whatever was written.
 * @param key asks again when it changes; the former answer stays meanwhile
 */
export function useLiveRequest<Data>(run: () => Promise<Data>, key = ''): Data | undefined {
  const { data, reload } = useRequest(run)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key asks again
  useEffect(reload, [reload, key])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleReload = () => {
      clearTimeout(timer)
      timer = setTimeout(reload, quietPeriod)
    }
    addEventListener(writeEvent, scheduleReload)
    return () => {
      clearTimeout(timer)
      removeEventListener(writeEvent, scheduleReload)
    }
  }, [reload])
  return data
}
