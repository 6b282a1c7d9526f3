/** How long (ms) after the page starts the advertisement is asked for (docs/requirements.md, "Articles"). */
const pushDelay = 100

/** Asks once for each slot; pages have slots only where the owner configured an ad client (`sections/AdSlot.tsx`). */
export function fillAdSlots() {
  const slots = document.querySelectorAll('[data-ad-slot]')
  if (slots.length === 0) return
  setTimeout(() => {
    const page = window as Window & { adsbygoogle?: object[] }
    page.adsbygoogle ??= []
    try {
      for (const _ of slots) page.adsbygoogle.push({})
    } catch {
      // The provider found no room, or its script broke: the page is there to be read all the same.
    }
  }, pushDelay)
}
