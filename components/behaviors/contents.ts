/** Share of the window, from its upper edge, within which a heading counts as the one that is being read below. */
const begins = '0px 0px -60% 0px'

/** Marks the entry of the contents whose part of the text is being read: that of the last heading that was passed. */
export function markContents() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const passed = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds } of entries) {
        if (boundingClientRect.top < (rootBounds?.bottom ?? 0)) passed.add(`#${target.id}`)
        else passed.delete(`#${target.id}`)
      }
      const current = links.findLast(({ hash }) => passed.has(decodeURIComponent(hash)))
      for (const link of links) link.ariaCurrent = link === current ? 'location' : null
    },
    { rootMargin: begins },
  )
  for (const { hash } of links) {
    const heading = document.getElementById(decodeURIComponent(hash).slice(1))
    if (heading) observer.observe(heading)
  }
}
