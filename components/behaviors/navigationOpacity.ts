import { onScroll } from './scrolling.ts'

/** Scroll offsets (px) at which the header turns more opaque and back (specification section 2, Navigation). */
const opaqueBeyond = 100
const clearBelow = 50

export function setNavigationOpacity() {
  const header = document.querySelector('[data-site-header]')
  onScroll((offset) => {
    if (offset > opaqueBeyond) header?.setAttribute('data-opaque', '')
    if (offset < clearBelow) header?.removeAttribute('data-opaque')
  })
}
