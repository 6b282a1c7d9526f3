import { type HTMLElement, parse } from 'node-html-parser'

/** Drawings and controls show something without words. */
const shows = 'svg, img, input, textarea, select, iframe, page-island, [aria-hidden="true"]'

/** A status is empty until something is to be said. */
const isEmpty = (element: HTMLElement) =>
  element.text.trim() === '' &&
  !element.querySelector(shows) &&
  !element.hasAttribute('role') &&
  !element.hasAttribute('hidden')

/** What of a page promises words and has none: a list, an entry, a term or a heading. */
export function emptyParts(html: string): string[] {
  const root = parse(html)
  const empty = root.querySelectorAll('ul, ol, dl, li, dt, dd, p, h1, h2, h3').filter(isEmpty)
  const alone = root
    .querySelectorAll('dt')
    .filter(({ nextElementSibling }) => nextElementSibling?.tagName !== 'DD')
  const headings = root.querySelectorAll('h2, h3').filter((heading) => {
    const section = heading.closest('section') ?? root
    return section.text.trim() === heading.text.trim() && !section.querySelector(shows)
  })
  return [...empty, ...alone, ...headings].map(({ outerHTML }) => outerHTML.slice(0, 120))
}
