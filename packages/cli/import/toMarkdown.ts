import { withChangedText } from '@lintel/engine/content/markdown/codeAndComments.ts'
import { elementsOf, textOf } from '@lintel/engine/content/markdown/nodes.ts'
import { safeAddress } from '@lintel/engine/content/markdown/pipeline.ts'
import { writeMarkdown } from '@lintel/engine/content/markdown/writeMarkdown.ts'
import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast'
import type { Parents } from 'mdast'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import {
  alertInWords,
  boxInWords,
  hasFormulas,
  isCode,
  isFormula,
  joinedCode,
  withCodeBlocks,
} from './asWords.ts'
import { blocks, edgesOf, element, isBreak, oneLiners, pushedDown, text, withLanguage } from './blocks.ts'
import { curlQuotes } from './curlQuotes.ts'
import { linkBareAddresses } from './embeds.ts'
import { shownByClass } from './emptyElements.ts'
import { pictureFigureOf, pictureFile, sourceOf, titleOf } from './figures.ts'
import { elements } from './looseTags.ts'
import { noteHandlers } from './notes.ts'
import { inOneLine } from './oneLine.ts'
import { isRaised, raised } from './raised.ts'
import { requireWritable } from './readHtml.ts'
import { struckTold, withStruck } from './struck.ts'
import { asColumns, clipSpans } from './tables.ts'
import { tidyMarks } from './tidyMarks.ts'

export interface Surroundings {
  /** The name of a picture that was found, or why there is none, by its address in the text. */
  pictures: Map<string, { name: string } | { why: string }>
  /** What an address of the old site is here; nothing where it leads nowhere, and its words are kept alone. */
  addressOf(address: string): string | undefined
  /** Whether all titles of pictures are captions, as those of Markdown: editors of HTML fill them with names of files. */
  hasTitles?: boolean
}

const writer = unified()
  .use(rehypeRemark, { handlers: noteHandlers })
  .use(() => (tree) => tidyMarks(tree as Parents))
  .use(() => curlQuotes)
  // Cells as wide as the widest of their column would make a long one as long as its rows together.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    // The words of a link are no mark of a note.
    unsafe: [{ before: '\\[', character: '^', inConstruct: 'phrasing' }],
  })

/** The addresses of the pictures in a text. */
export function picturesIn(node: Nodes): string[] {
  if (!('children' in node)) return []
  const own = 'tagName' in node && node.tagName === 'img' && sourceOf(node)
  return own ? [own] : node.children.flatMap(picturesIn)
}

/** Blocks that show nothing where they hold nothing. */
const parting =
  /^(?:address|article|aside|blockquote|center|div|figure|footer|form|h[1-6]|header|main|nav|p|section)$/
/** What plays or answers, and so becomes a link to where it comes from. */
const played = ['iframe', 'video', 'audio', 'embed', 'object']
const dropped =
  'applet canvas datalist dialog form input math noembed noframes noscript script select style svg template textarea title'.split(
    ' ',
  )

/**
 * A text as Markdown that a page of this site shows as it stands, and what could not be kept of it.
 * @param tree is changed
 */
export function toMarkdown(
  tree: Root,
  { pictures, addressOf, hasTitles }: Surroundings,
): { markdown: string; lost: string[] } {
  const lost = new Set(linkBareAddresses(tree).map((address) => `the embed ${address}, which is a link now`))
  const raises = elementsOf(tree).some(({ tagName }) => tagName === 'h1')

  const convertAll = (nodes: RootContent[]): ElementContent[] =>
    joinedCode(
      nodes.flatMap((node) => {
        const children = keep(node)
        // It ends the line before it all the same.
        const isGone = node.type === 'element' && parting.test(node.tagName) && isEmpty(children)
        return isGone ? [element('br')] : children
      }),
    )

  function keep(node: RootContent): ElementContent[] {
    if (node.type === 'text') {
      if (hasFormulas(node.value)) lost.add(formulasTold)
      return [node]
    }
    if (node.type !== 'element') return []
    const { tagName } = node
    if (tagName === 'input' && node.properties.type === 'checkbox') return [boxInWords(node)]
    if (tagName === 'rp') return []
    if (dropped.includes(tagName)) {
      lost.add(`<${tagName}>`)
      return []
    }
    if (played.includes(tagName)) return linkTo(node)
    if (!elements.has(tagName) && isEmpty(node.children)) lost.add(`<${tagName}>`)
    if (tagName === 'dl')
      lost.add('that a list holds definitions: its terms and what they mean are entries now')
    if (tagName === 'img') return [picture(node)]
    if (tagName === 'figure') return figure(node)
    if (tagName === 'table') return table(node)
    const sign = shownByClass(node)
    if (sign) lost.add(sign)
    if (isFormula(node)) lost.add('formulas, which are code now')
    if (['ol', 'li'].includes(tagName)) tellOfNumbers(node)
    if (isCode(node) || tagName === 'pre') for (const what of struckTold(node)) lost.add(what)
    const words = tagName === 'blockquote' ? { ...node, children: alertInWords(node) } : node
    const children = convertAll(withStruck(words).children)
    if (blocks.has(tagName) || isBreak(node)) return kept(node, children)
    const { before, inside, after } = edgesOf(children)
    return [...before, ...(inside.length > 0 ? kept(node, inside) : []), ...after]
  }

  /** @param children its content, as it is kept */
  function kept(node: Element, children: ElementContent[]): ElementContent[] {
    const { tagName } = node
    if (tagName === 'a') return link(node, children)
    if (tagName === 'rt') return readingOf(children)
    if (isRaised(tagName))
      return raised(tagName, inOneLine(children, tellOf('raised words')), (what) => lost.add(what))
    if (/^t[dh]$/.test(tagName)) {
      const codes = elementsOf({ ...node, children }).filter(isCode)
      if (codes.some((code) => textOf(code).includes('\\|')))
        lost.add('“\\” before “|” in code in a cell of a table: write that code below the table')
      return [{ ...node, children: inOneLine(children, tellOf('a cell of a table'), '; ') }]
    }
    if (oneLiners.includes(tagName)) return parted({ ...node, children })
    const level = /^h([1-6])$/.exec(tagName)?.[1]
    // The page shows the title as its first heading, and a heading without words is none.
    if (level) {
      if (!textOf(node).trim()) return children
      const words = inOneLine(children, tellOf('a heading'))
      return [{ ...node, tagName: `h${raises ? Math.min(6, Number(level) + 1) : level}`, children: words }]
    }
    if (tagName === 'pre') return [withLanguage({ ...node, children })]
    // Of other elements in a line the content alone is written, be it a block.
    return blocks.has(tagName) ? [{ ...node, children }] : children
  }

  function tellOf(place: string) {
    return (tagName: string) => lost.add(`<${tagName}> in ${place}, whose words are kept in one line`)
  }

  function table(node: Element): ElementContent[] {
    clipSpans(node)
    const cells = elementsOf(node).filter(({ tagName }) => /^t[dh]$/.test(tagName))
    for (const what of asColumns(node)) lost.add(what)
    if (cells.some(({ properties }) => Number(properties.colSpan) > 1 || Number(properties.rowSpan) > 1))
      lost.add('that cells of a table span several columns or rows: each stands in the first of them')
    const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'caption'
    const captions = node.children
      .filter(isCaption)
      .flatMap((caption) => ('children' in caption ? caption.children : []))
    const rows = node.children.filter((child) => !isCaption(child))
    const contentOf = (children: ElementContent[]) => convertAll(withStruck({ ...node, children }).children)
    const words = inOneLine(contentOf(captions), tellOf('the caption of a table'))
    return [...(isEmpty(words) ? [] : [element('p', words)]), { ...node, children: contentOf(rows) }]
  }

  /** Markdown counts from a number on, in numbers. */
  function tellOfNumbers({ tagName, properties }: Element) {
    if (Number(properties.start) < 0) lost.add(`that a list counts from ${properties.start} on`)
    if (properties.reversed) lost.add('that the numbers of a list go down (reversed)')
    if (tagName === 'ol' && !['1', 'undefined'].includes(String(properties.type)))
      lost.add(`that a list counts in letters or Roman numbers (type ${properties.type})`)
    if (properties.value !== undefined) lost.add(`the number ${properties.value} of an entry of a list`)
  }

  function wordsOf(words: string): string {
    if (hasFormulas(words)) lost.add(formulasTold)
    return words
  }

  function linkTo(node: Element): ElementContent[] {
    const source = [node, ...elementsOf(node)].flatMap(
      ({ properties }) => properties.src ?? properties.data ?? [],
    )[0]
    const address = String(source ?? '').replace(/^\/\//, 'https://')
    const isKept = /^https?:/.test(address)
    lost.add(
      `<${node.tagName}>${address && (isKept ? `, which is a link to ${address} now` : ` of ${address}`)}`,
    )
    return isKept ? [element('p', [anchor(address, [text(address)])])] : []
  }

  function picture(image: Element, written = ''): ElementContent {
    const { properties } = image
    const caption = wordsOf(written || (hasTitles ? String(properties.title ?? '') : titleOf(image)))
    const source = sourceOf(image)
    const result = pictures.get(source)
    const alt = wordsOf(String(properties.alt ?? '').trim()) || caption
    if (result && 'name' in result)
      return element('img', [], { src: `images/${result.name}`, alt, ...(caption && { title: caption }) })
    const isEmbedded = source.startsWith('data:')
    const named = source ? `the picture ${source}` : 'a picture without an address'
    lost.add(`${isEmbedded ? 'a picture inside the text' : named}${result ? `: ${result.why}` : ''}`)
    const words = text(alt || (isEmbedded ? '' : source))
    return /^https?:/.test(source) ? anchor(source, [words]) : words
  }

  function pictureAt(image: Element): boolean {
    const result = pictures.get(sourceOf(image))
    return result !== undefined && 'name' in result
  }

  function figure(node: Element): ElementContent[] {
    const { image, caption } = pictureFigureOf(node) ?? {}
    if (!image || !pictureAt(image)) return convertAll(node.children)
    for (const what of caption ? struckTold(caption) : []) lost.add(what)
    return [element('p', [picture(image, caption && captionOf(caption))])]
  }

  function link(node: Element, children: ElementContent[]): ElementContent[] {
    const href = String(node.properties.href ?? '')
    // An anchor, which only names a place, or what is left of a link around an address that Markdown makes one too.
    if (!href || isEmpty(children)) return children
    const hasPicture = holdsPicture(children)
    const address = !hasPicture && safeAddress(href) && addressOf(href)
    if (!address && !hasPicture && pictureFile.test(href))
      lost.add(`the link to the picture ${href}, whose words are kept`)
    return address ? parted(anchor(address, children.flatMap(withoutLink), titleOfLink(node))) : children
  }

  const titleOfLink = ({ properties }: Element) => properties.title && wordsOf(String(properties.title))

  const cleaned: Root = { type: 'root', children: convertAll(withCodeBlocks(tree).children) }
  const markdown = writeMarkdown((each) => writer.stringify(each), writer.runSync(cleaned) as never)
  // Braces that only what is left out has parted stand side by side.
  const written = withChangedText(markdown, withoutTokens)
  if (written !== markdown) lost.add(bracesTold)
  return { markdown: written, lost: [...lost] }
}

/** What stands above or beside signs, behind them in brackets, which a text may have itself. */
const readingOf = (children: ElementContent[]) =>
  isEmpty(children) ? [] : [text(' ('), ...children, text(')')]

const holdsPicture = (nodes: ElementContent[]) =>
  elementsOf({ type: 'root', children: nodes }).some(({ tagName }) => tagName === 'img')

const isEmpty = (nodes: ElementContent[]) =>
  !nodes.some((node) => textOf(node).trim()) && !holdsPicture(nodes)

/** A picture that was not found is a link, and links hold no others. */
const withoutLink = (node: ElementContent): ElementContent[] =>
  node.type === 'element' && node.tagName === 'a' ? node.children : [node]

/** @throws Error where marks within marks around many blocks would make more than any author writes */
const parted = (node: Element) => {
  const children = pushedDown(node)
  requireWritable({ type: 'root', children })
  return children
}

/** The title of a picture is words alone. */
const captionOf = (caption: Element) =>
  textOf({ ...caption, children: inOneLine(caption.children, () => undefined) })
    .replaceAll(/\s+/g, ' ')
    .trim()

const anchor = (href: string, children: ElementContent[], title?: Properties['title']) =>
  element('a', children, { href: href.replaceAll('{{', '%7B%7B'), title })

const formulasTold = 'formulas, which stand as they were written'

export const bracesTold =
  '“{{” as it was: this site fills in what stands in double braces, so they are written apart'

/** Words without double braces, in which this site would fill in something. */
export const withoutTokens = (text: string) =>
  hasTokens(text) ? text.replaceAll(/\{(?=\{)/g, '{ ').replaceAll(/\}(?=\})/g, '} ') : text

export const hasTokens = (text: string) => text.includes('{{')
