import { fillIn } from '@lintel/rules/fillIn.ts'
import { headingId, layoutIds } from '@lintel/rules/headingSlug.ts'
import type { Element, Root } from 'hast'
import type { Heading } from '../../schemas/post.ts'
import { getContent } from '../store.ts'
import { elementsOf, languageOf, textOf } from './nodes.ts'

/**
 * Gives each heading an id and returns the headings in order. Headings of level 1 become level 2, since the
 * page's title is the only one. The footnotes' heading already has an id.
 */
export function nameHeadings(tree: Root): Heading[] {
  const elements = elementsOf(tree)
  const ids = [...layoutIds, ...elements.flatMap(({ properties }) => properties.id ?? []).map(String)]
  const used = new Map(ids.map((id) => [id, 0]))
  const headings = elements.filter(({ tagName, properties }) => /^h[1-6]$/.test(tagName) && !properties.id)
  return headings.map((node) => {
    if (node.tagName === 'h1') node.tagName = 'h2'
    const text = textOf(node)
    node.properties.id = headingId(text, used)
    return { level: Number(node.tagName.slice(1)), id: node.properties.id, text }
  })
}

/**
 * Gives tables and code blocks unique names. They can be focused to scroll, so screen readers announce them.
 */
export function nameBlocks(tree: Root) {
  const strings = getContent('interface', 'controls').article
  const elements = elementsOf(tree)
  const tagged = (name: string) => elements.filter(({ tagName }) => tagName === name).entries()
  for (const [index, table] of tagged('table')) {
    const columns = columnsOf(table)
    table.properties.ariaLabel = fillIn(strings.table, {
      number: index + 1,
      columns: columns.filter((column) => column !== '').join(', '),
    })
    nameCells(table, columns)
  }
  for (const [index, pre] of tagged('pre')) {
    const language = languageOf(pre)
    const ariaLabel = language
      ? fillIn(strings.codeIn, { number: index + 1, language })
      : fillIn(strings.code, { number: index + 1 })
    Object.assign(pre.properties, { role: 'group', ariaLabel })
  }
}

function columnsOf(table: Element): string[] {
  const headers = elementsOf(table).filter(({ tagName }) => tagName === 'th')
  return headers.map((header) => textOf(header).trim())
}

/**
 * Makes the first cell of each row its heading, as it looks, and stores in each other the name of its column, which
 * phones show above it (`prose.css`).
 */
function nameCells(table: Element, columns: string[]) {
  for (const row of elementsOf(table).filter(({ tagName }) => tagName === 'tr')) {
    const [first, ...cells] = elementsOf(row).filter(({ tagName }) => tagName === 'td')
    if (first && textOf(first).trim() !== '')
      Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } })
    for (const [index, cell] of cells.entries()) {
      if (columns[index + 1]) cell.properties.dataColumn = columns[index + 1]
    }
  }
}
