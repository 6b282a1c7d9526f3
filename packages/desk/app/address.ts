import { type MouseEvent, useSyncExternalStore } from 'react'

/** The path of the window. Each view has one, so it can be bookmarked and navigated back to. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** Each says whether this window may go elsewhere, and asks the owner if need be. */
const guards = new Set<() => boolean>()

/** @returns removes the guard */
export function guardLeaving(mayLeave: () => boolean): () => void {
  guards.add(mayLeave)
  return () => guards.delete(mayLeave)
}

export function goTo(address: string, { replace = false } = {}) {
  if (address === location.pathname || ![...guards].every((mayLeave) => mayLeave())) return
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event('popstate'))
}

/** The decoded fragment, without "#". */
export const addressFragment = () => decodeURIComponent(location.hash.slice(1))

/** Props of a link that navigates without loading the window again. */
export function linkTo(href: string) {
  return {
    href,
    onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      event.preventDefault()
      goTo(href)
    },
  }
}

function subscribe(changed: () => void) {
  addEventListener('popstate', changed)
  return () => removeEventListener('popstate', changed)
}
