import type { FromFrame } from './edit.ts'

/** Runs in the framed header, whose menus are open: tells the window which of its entries do not fit. */
const desk = `${location.protocol}//${location.hostname}:${Number(location.port) - 1}`

/** In px: the row of the header, above its menus. */
const row = 64

document.fonts.ready.then(() => {
  const entries = [...document.querySelectorAll<HTMLElement>('header [data-edit*="#header."]')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isLine(element),
  )
  const labels = entries.filter((entry) => !fits(entry)).map((entry) => entry.textContent.trim())
  parent.postMessage({ kind: 'fit', labels: [...new Set(labels)] } satisfies FromFrame, desk)
})

/** The line below an entry may break. */
const isLine = (element: HTMLElement) => /\.line(?: |$)/.test(element.dataset.edit ?? '')

function fits(entry: HTMLElement): boolean {
  const words = document.createRange()
  words.selectNodeContents(entry)
  const { bottom, right } = words.getBoundingClientRect()
  if (right > innerWidth) return false
  const isOneLine = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size === 1
  // The menu of small screens scrolls.
  if (entry.closest('#site-menu')) return isOneLine
  return isOneLine && bottom <= (entry.closest('#services-menu') ? innerHeight : row)
}
