/** Delay (ms) after page start before ads are requested (docs/requirements.md, "Articles"). */
const pushDelay = 100

/**
 * Requests an ad for each slot once. Pages have slots only if the owner configured an ad client
 * (`sections/AdSlot.tsx`).
 */
export function fillAdSlots() {
  const slots = document.querySelectorAll('[data-ad-slot]')
  if (slots.length === 0) return
  setTimeout(() => {
    const page = window as Window & { adsbygoogle?: object[] }
    page.adsbygoogle ??= []
    try {
      for (const _ of slots) page.adsbygoogle.push({})
    } catch {
      // The provider had no ad, or its script failed. The page is readable without.
    }
  }, pushDelay)
}
