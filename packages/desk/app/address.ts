import { type MouseEvent, useSyncExternalStore } from 'react'

/** The address of the window, from its first "/": each view has one, which can be kept and gone back to. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname)
}

/** Shows another view, of which the browser's history knows, or which takes the place of this one there. */
export function goTo(address: string, { replace = false } = {}) {
  if (address === location.pathname) return
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event('popstate'))
}

/** What of the view was asked for, behind "#". */
export const addressFragment = () => decodeURIComponent(location.hash.slice(1))

/** Spread on a link, it shows its view without loading the window anew. */
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
