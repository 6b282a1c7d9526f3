/** Delay (ms) after page start before ads are requested (docs/requirements.md, "Articles"). */
const pushDelay = 100

/**
 * Requests an ad for each slot once. Pages have slots only if the owner configured an ad client
 * (`sections/AdSlot.tsx`).
 */
export function fillAdSlots() {
  for (const _ of document.querySelectorAll('[data-ad-slot]'))
    setTimeout(() => {
      try {
        const page = window as Window & { adsbygoogle?: object[] }
        page.adsbygoogle ??= []
        page.adsbygoogle.push({})
      } catch {
        // The provider had no ad, or its script failed. The page is readable without.
      }
    }, pushDelay)
}
