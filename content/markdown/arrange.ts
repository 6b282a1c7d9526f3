import { pictureAt, srcSetOf } from '#content/pictures.ts'
import { site } from '#data/site.ts'
import { highlight } from './highlight.ts'
import {
  become,
  type ChildNode,
  type ElementNode,
  element,
  elementsOf,
  type ParentNode,
  textOf,
} from './nodes.ts'

/** Makes what Markdown cannot say about its elements: names for assistive technology, and classes instead of styles. */
export function arrange(tree: ParentNode) {
  const elements = elementsOf(tree)
  const tagged = (...tagNames: string[]) => elements.filter(({ tagName }) => tagNames.includes(tagName))
  tagged('td', 'th').forEach(alignByClass)
  tagged('th').forEach(nameColumn)
  tagged('table').forEach(scrollTable)
  tagged('pre').forEach(scrollCode)
  tagged('a').forEach(guardLink)
  tagged('a').forEach(addressForPaper)
  tagged('img').forEach(loadImageLate)
  for (const input of tagged('input')) labelTask(input, elements)
  tagged('p').forEach(openSlot)
}

const alignments: Record<string, string> = { left: 'text-left', center: 'text-center', right: 'text-right' }

/** The content security policy forbids `style`, which React would write for `align`. */
function alignByClass({ properties }: ElementNode) {
  const alignment = alignments[String(properties.align)]
  if (alignment) properties.className = [alignment]
  delete properties.align
}

/** A blank corner is no heading of anything. */
function nameColumn(cell: ElementNode) {
  if (textOf(cell).trim() === '') cell.tagName = 'td'
  else cell.properties.scope = 'col'
}

/** A wide table scrolls inside itself; the keyboard can reach it and hears what it holds. */
function scrollTable(table: ElementNode, index: number) {
  const columns = elementsOf(table).filter(({ tagName }) => tagName === 'th')
  const label = `Table ${index + 1}: ${columns.map(textOf).join(', ')}`
  const inner = element('table', table.properties, table.children)
  become(table, element('section', { ariaLabel: label, tabIndex: 0, className: ['prose-table'] }, [inner]))
}

/** The same for code, whose parts get their colors here: behind the sanitizer, so that only we give them classes. */
function scrollCode(block: ElementNode, index: number) {
  const code = elementsOf(block).find(({ tagName }) => tagName === 'code')
  const language = code && languageOf(code)
  const label = ['Code', index + 1, ...(language ? [`in ${language}`] : [])].join(' ')
  Object.assign(block.properties, { role: 'group', ariaLabel: label, tabIndex: 0, dataLanguage: language })
  if (language) code.children = highlight(textOf(code), language) ?? code.children
}

function languageOf(code: ElementNode): string | undefined {
  const prefix = 'language-'
  const classes = [code.properties.className ?? []].flat().map(String)
  const language = classes.find((name) => name.startsWith(prefix))?.slice(prefix.length)
  return language === 'text' ? undefined : language
}

function guardLink({ properties }: ElementNode) {
  const href = String(properties.href ?? '')
  const external =
    /^(?:https?:)?\/\//i.test(href) && href !== site.origin && !href.startsWith(`${site.origin}/`)
  if (external) properties.rel = ['noopener', 'noreferrer']
}

/** What print.css writes behind a link, unless its words are its address or it leads within the page. */
function addressForPaper(link: ElementNode) {
  const href = String(link.properties.href ?? '')
  if (!/^(?:https?:|mailto:|\/)/.test(href)) return
  const { host, pathname, search, hash, protocol } = new URL(href, site.origin)
  const path = pathname === '/' ? '' : pathname
  const address = protocol === 'mailto:' ? pathname : `${host}${path}${search}${hash}`
  if (!textOf(link).includes(address)) link.properties.dataAddress = address
}

/** An image whose address was refused leaves its words. */
function loadImageLate(image: ElementNode) {
  const { src, alt } = image.properties
  if (src) Object.assign(image.properties, { loading: 'lazy', decoding: 'async', ...measuresOf(String(src)) })
  else become(image, element('span', {}, [{ type: 'text', value: String(alt ?? '') }]))
}

/** The room that a picture of ours takes, so that the text below it does not move, and its copies. */
function measuresOf(src: string) {
  const picture = pictureAt(src)
  if (!picture) return {}
  const { width, height } = picture
  return { width, height, srcSet: srcSetOf(picture), sizes: '(min-width: 48rem) 45rem, 100vw' }
}

const blocks = ['ul', 'ol', 'p', 'pre', 'blockquote', 'table', 'section']
const isBlock = (node: ChildNode) => node.type === 'element' && blocks.includes(node.tagName)

/** Makes the words of a task the name of its checkbox. */
function labelTask(input: ElementNode, elements: ElementNode[]) {
  const holder = elements.find(({ children }) => children.includes(input))
  if (!holder) return
  const end = holder.children.findIndex(isBlock)
  const words = holder.children.splice(0, end === -1 ? holder.children.length : end)
  holder.children.unshift(element('label', {}, words))
}

/** A paragraph that is only `{{name}}` is a place which the page fills. */
function openSlot(paragraph: ElementNode) {
  const name = /^\{\{(\w+)\}\}$/.exec(textOf(paragraph).trim())?.[1]
  if (name) become(paragraph, element('slot', { name }, []))
}
