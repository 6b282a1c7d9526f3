import { elementsOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element } from 'hast'

/** Of a table, empty ones among them: each takes memory, and two numbers ask for any amount. */
const mostCells = 20_000

const tooMany = new Error(`it has a table of more than ${mostCells} cells`)

/**
 * A table whose cells span no more columns than its longest row has cells, and no more rows than there are.
 * @param table is changed
 * @throws Error where it has more cells than any author writes
 */
export function clipSpans(table: Element) {
  const rows = elementsOf(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ children }) =>
      children.filter((cell) => cell.type === 'element' && /^t[dh]$/.test(cell.tagName)),
    ) as Element[][]
  const longest = Math.max(0, ...rows.map((cells) => cells.length))
  // By how many columns the rows from one on are longer, or shorter, for cells that began above.
  const changes = rows.map(() => 0).concat(0)
  let [columns, above] = [0, 0]
  for (const [index, cells] of rows.entries()) {
    above += changes[index] ?? 0
    let own = 0
    for (const { properties } of cells) {
      const width = clipped(properties.colSpan, longest)
      const height = clipped(properties.rowSpan, rows.length - index)
      Object.assign(properties, { colSpan: width, rowSpan: height })
      own += width
      if (height === 1) continue
      changes[index + 1] = (changes[index + 1] ?? 0) + width
      changes[index + height] = (changes[index + height] ?? 0) - width
    }
    columns = Math.max(columns, above + own)
  }
  if (columns * rows.length > mostCells) throw tooMany
}

const clipped = (span: unknown, most: number) =>
  Math.max(1, Math.min(most, Number.parseInt(String(span), 10) || 1))

/** The line below the heads of a table, which may stand in a list or a quotation. */
const delimiters = /^[\s>*+\d.:|-]*$/

/** @throws Error where rows of a Markdown table, which may leave cells out, make more of them than any author writes */
export function requireReadableTables(markdown: string) {
  let [cells, columns] = [0, 0]
  for (const line of markdown.split('\n')) {
    if (!line.trim()) columns = 0
    else if (columns === 0 && ['|', '-'].every((part) => line.includes(part)) && delimiters.test(line))
      columns = line.split('|').length
    cells += columns
    if (cells > mostCells) throw tooMany
  }
}
