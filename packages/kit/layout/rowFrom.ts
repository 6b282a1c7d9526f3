/** How wide a window is, in rem, from where a name as wide as this stands in one row with links of the usual width. */
const rows = [
  { from: 75, most: 5 },
  { from: 80, most: 10 },
  { from: 90, most: 19 },
]

/** In px, of "n" in the firm's name, and in a link, which has room around it. */
const letter = 11
const linkLetter = 8.5
const aroundLink = 20

/** In px, of all links of the header with which `rows` was measured. */
const usualLinks = 776

/**
 * From which width the header shows its links beside the firm's name, which may take two lines there.
 * @param links their labels
 * @param wider in px, how much wider the logo is than a square one
 * @returns in rem; undefined where they stand in the menu on every window
 */
export function rowFrom(name: string, links: readonly string[], wider = 0): number | undefined {
  const more = links.reduce((sum, label) => sum + widthOf(label) * linkLetter + aroundLink, -usualLinks)
  return rows.find(({ most }) => widthInTwoLines(name) + (wider + more) / letter <= most)?.from
}

function widthInTwoLines(name: string): number {
  const words = name.split(/[\s-]+/)
  const lines = words.map((_, at) => [words.slice(0, at), words.slice(at)].map((line) => line.join(' ')))
  return Math.min(...lines.map((pair) => Math.max(...pair.map(widthOf))))
}

/** In letters as wide as "n". */
const widthOf = (line: string) =>
  [...line].reduce(
    (sum, letter) => sum + (/[fijlrt .,']/.test(letter) ? 0.55 : /[mw@&\p{Lu}]/u.test(letter) ? 1.35 : 1),
    0,
  )
