import { useSyncExternalStore } from 'react'
import type { ThirdPartyId } from '#data/thirdParties.ts'

/** Whether the visitor agreed to a service; the document says so (`load.ts`), and all islands hear of a change. */
export function useAgreed(service: ThirdPartyId): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset.agreed ?? '').split(' ').includes(service),
    () => false,
  )
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-agreed'] })
  return () => observer.disconnect()
}
