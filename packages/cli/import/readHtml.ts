import { elementsOf } from '@lintel/engine/content/markdown/nodes.ts'
import type { Nodes, Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const reader = unified().use(rehypeParse, { fragment: true })

/** No page has as many levels of elements, and what reads them takes long or fails. */
const deepest = 200

/** Of all together: more are no text, and take minutes to write. */
const most = 20_000

const tooDeep = new Error(`it has elements within more than ${deepest} others`)

/** What visitors see the same of as of another element, which is known everywhere. */
const likeness: Partial<Record<string, string>> = {
  dir: 'ul',
  menu: 'ul',
  listing: 'pre',
  plaintext: 'pre',
  xmp: 'pre',
  hgroup: 'div',
  search: 'div',
  summary: 'p',
}

/** @throws Error where elements stand in each other as no author writes them */
export function readHtml(html: string): Root {
  try {
    // An element first, so that one that only tables hold, as <col>, does not make a part of a table of all.
    const tree = requireWritable(reader.parse(`<br>${html}`))
    tree.children.shift()
    for (const element of elementsOf(tree)) {
      const isLine =
        element.tagName === 'span' && /\bdisplay\s*:\s*block\b/i.test(`${element.properties.style}`)
      element.tagName = isLine ? 'div' : (likeness[element.tagName] ?? element.tagName)
    }
    return tree
  } catch (error) {
    throw error instanceof RangeError ? tooDeep : error
  }
}

/** @throws Error where it has more elements, or deeper ones, than any author writes */
export function requireWritable(tree: Root): Root {
  let level: Nodes[] = [tree]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw tooDeep
    count += level.length
    if (count > most) throw new Error(`it has more than ${most} elements and texts`)
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return tree
}

/**
 * A link; nothing where it leads to no address of the web.
 * @param words as HTML; the address itself where there are none
 */
export function linkHtml(address: string, words?: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return words ?? ''
  const href = url.href.replaceAll('&', '&amp;').replaceAll('"', '%22')
  return `<a href="${href}">${words ?? href}</a>`
}
