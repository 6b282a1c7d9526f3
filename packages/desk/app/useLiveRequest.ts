import { useEffect, useRef } from 'react'
import { writeEvent } from './request.ts'
import { useRequest } from './useRequest.ts'

/** In ms after the last write, because typing writes every second. */
const quietPeriod = 1500

/**
 * The output of an action, requested again after every write.
 * @param key requests again when it changes; the former data stays meanwhile
 */
export function useLiveRequest<Data>(run: () => Promise<Data>, key = ''): Data | undefined {
  const { data, reload } = useRequest(run)
  const requestedKey = useRef(key)
  useEffect(() => {
    if (requestedKey.current !== key) reload()
    requestedKey.current = key
  }, [reload, key])
  useAfterWrites(reload)
  return data
}

/** Runs something soon after each write, of any window: what was said before may be over. */
export function useAfterWrites(reload: () => void) {
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
}
