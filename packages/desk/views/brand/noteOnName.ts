import { rowFrom } from '@lintel/kit/layout/rowFrom.ts'

/** The first width of windows for which the header is laid out in one row, in rem. */
const firstRow = 75
const pixelsPerRem = 16

/**
 * On which windows the firm's name and logo leave no room for the links of the header; null where they are short.
 * @param links labels of these links
 * @param excess in px, how much wider the logo is than a square one
 */
export function noteOnName(name: string, links: readonly string[], excess: number): string | null {
  const from = rowFrom(name, links, excess)
  if (from === firstRow) return null
  const windows = from ? `windows below ${(from * pixelsPerRem).toLocaleString('en')} px` : 'every window'
  const what = !name ? 'this logo leaves' : excess > 0 ? 'this name and the logo leave' : 'this name leaves'
  const shorter = [name && 'shorter name', excess > 0 && 'narrower logo'].filter(Boolean).join(' or a ')
  return `On ${windows}, ${what} no room for the links of the menu, which stand behind its button there. A ${shorter} keeps them in sight.`
}
