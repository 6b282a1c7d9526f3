import { elementsOf, textOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Element } from 'hast'
import { element } from './blocks.ts'

/** Of a table, empty ones among them: each takes memory, and two numbers ask for any amount. */
const mostCells = 20_000

const tooMany = new Error(`it has a table of more than ${mostCells} cells`)

/**
 * A table whose cells span no more columns than its longest row has cells, and no more rows than there are.
 * @param table is changed
 * @throws Error where it has more cells than any author writes
 */
export function clipSpans(table: Element) {
  const rows = rowsOf(table)
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

const rowsOf = (table: Element) =>
  elementsOf(table)
    .filter(({ tagName }) => tagName === 'tr')
    .map(({ children }) => children.filter(isCell))

const isCell = (node: Element['children'][number]): node is Element =>
  node.type === 'element' && /^t[dh]$/.test(node.tagName)

/**
 * Makes a table one of Markdown, which has heads in its first row alone, and words at one side of each column: other heads
 * become words in bold.
 * @param table is changed
 * @returns what is lost
 */
export function asColumns(table: Element): string[] {
  const parts = table.children.filter((child) => child.type === 'element')
  // Rows of tables within cells are of those.
  const rows = parts
    .flatMap((part) => (part.tagName === 'tr' ? [part] : part.children))
    .flatMap((row) => (row.type === 'element' && row.tagName === 'tr' ? [row.children.filter(isCell)] : []))
  const hasHeads = areHeads(rows[0] ?? []) || parts.some(({ tagName }) => tagName === 'thead')
  const sides: Set<string | undefined>[] = []
  for (const cells of rows.slice(hasHeads && rows.length > 1 ? 1 : 0))
    for (const [column, cell] of cells.entries()) {
      sides[column] ??= new Set()
      sides[column].add(sideOf(cell))
    }
  for (const [index, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const [side, ...others] = sides[column] ?? []
      cell.properties.align = others.length === 0 ? side : undefined
      if (cell.tagName === 'td' || (hasHeads && index === 0)) continue
      cell.tagName = 'td'
      if (textOf(cell).trim()) cell.children = [element('strong', cell.children)]
    }
  const isMixed = sides.some(({ size }) => size > 1)
  return [
    ...(hasHeads
      ? []
      : ['the heads of a table, which had none: write them in the empty row that it begins with']),
    ...(isMixed ? ['that words stand at different sides of one column of a table'] : []),
  ]
}

/** A corner above the heads of rows is often empty. */
const areHeads = (cells: Element[]) =>
  cells.some(({ tagName }) => tagName === 'th') &&
  cells.every((cell) => cell.tagName === 'th' || !textOf(cell).trim())

function sideOf({ properties }: Element): string | undefined {
  const style = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(String(properties.style ?? ''))?.[1]
  const side = String(style ?? properties.align ?? properties.dataAlign ?? '').toLowerCase()
  return ['left', 'center', 'right'].includes(side) ? side : undefined
}

/** The line below the heads of a table, which may stand in a list or a quotation. */
const delimiters = /^[\s>*+\d.:|-]*$/

const isRule = (line: string) => ['|', '-'].every((part) => line.includes(part)) && delimiters.test(line)

const cellsOf = (row: string) =>
  row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)

/** Markdown with what stands in more cells than their table has columns, which no page shows, below it. */
export function withDroppedCells(markdown: string): string {
  let columns = 0
  let above = ''
  let dropped: string[] = []
  const endOfTable = () => {
    const words = dropped.length > 0 ? ['', dropped.join(' ')] : []
    columns = 0
    dropped = []
    return words
  }
  const lines = markdown.split('\n').flatMap((line) => {
    const cells = cellsOf(line)
    if (!line.trim()) return [...endOfTable(), line]
    dropped.push(...(columns > 0 ? cells.slice(columns) : []))
    if (columns === 0 && isRule(line) && cells.length === cellsOf(above).length) columns = cells.length
    above = line
    return [line]
  })
  return [...lines, ...endOfTable()].join('\n')
}

/** @throws Error where rows of a Markdown table, which may leave cells out, make more of them than any author writes */
export function requireReadableTables(markdown: string) {
  let [cells, columns] = [0, 0]
  for (const line of markdown.split('\n')) {
    if (!line.trim()) columns = 0
    else if (columns === 0 && isRule(line)) columns = line.split('|').length
    cells += columns
    if (cells > mostCells) throw tooMany
  }
}
