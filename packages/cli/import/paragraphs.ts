import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { blocks, element, isBlock, isBreak, isSpace, oneLiners, pushedDown, text } from './blocks.ts'
import { type ForeignPost, requireParagraph } from './foreignPost.ts'
import { readHtml, requireWritable } from './readHtml.ts'

/** What may hold several paragraphs. */
const holders = 'address article aside blockquote center details div footer header main section'.split(' ')
/** What may as well, and holds bare words where it has only one. */
const items = ['dd', 'dt', 'li', 'td', 'th']
/** What holds one. */
const lines = 'caption figcaption h1 h2 h3 h4 h5 h6 legend p'.split(' ')
/** What Markdown has signs for in a line. */
const formatting = [...oneLiners.filter((name) => name !== 'p'), 'a']
/** What keeps its line ends. */
const literal = ['code', 'pre', 'script', 'style', 'textarea']

/**
 * The elements of a post's text.
 * @throws Error where there are more, or longer paragraphs, than any post has
 */
export function treeOf({ html, hasBareLines }: Pick<ForeignPost, 'html' | 'hasBareLines'>): Root {
  const read = withoutHidden(readHtml(html))
  const tree = hasBareLines ? requireWritable({ ...read, children: partsOf(read.children) }) : read
  requireParagraphs(tree)
  return tree
}

const withoutHidden = <Parent extends Root | Element>(parent: Parent): Parent => ({
  ...parent,
  children: parent.children
    .filter((child) => !isHidden(child))
    .map((child) => (child.type === 'element' ? withoutHidden(child) : child)),
})

/** Whether visitors saw nothing of a node. */
const isHidden = (node: RootContent) =>
  node.type === 'element' &&
  (node.properties.hidden !== undefined || hiding.test(String(node.properties.style ?? '')))
const hiding = /(?<![\w-])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

function requireParagraphs(node: Nodes) {
  if (node.type === 'text') requireParagraph(node.value)
  else if ('children' in node && !('tagName' in node && literal.includes(node.tagName)))
    for (const child of node.children) requireParagraphs(child)
}

/** The classic editor keeps paragraphs as empty lines, and WordPress makes elements of them for visitors. */
function partsOf(children: RootContent[]): Element[] {
  const parts: Element[] = []
  let words: ElementContent[] = []
  const end = () => {
    const children = trimmed(words)
    if (children.length > 0) parts.push(element('p', children))
    words = []
  }
  for (const child of children.flatMap(parted))
    if (child.type === 'text')
      for (const [index, part] of child.value.split(emptyLine).entries()) {
        if (index > 0) end()
        words.push(...brokenAt(part, words.at(-1)))
      }
    else if (child.type === 'element' && blocks.has(child.tagName)) {
      end()
      parts.push(...(child.tagName === 'p' ? partsOf(child.children) : [withBreaks(child)]))
    } else if (child.type === 'element') words.push(withBreaks(child))
  end()
  return parts
}

const emptyLine = /\n[^\S\n]*\n\s*/
/** Stands between two paragraphs. */
const separator = text('\n\n')

/**
 * An element in a line that goes on over blocks and empty lines, as one in each part of what it holds; its content alone,
 * where Markdown has no sign for it.
 */
function parted(node: RootContent): RootContent[] {
  if (node.type !== 'element' || blocks.has(node.tagName) || literal.includes(node.tagName)) return [node]
  const children = node.children.flatMap(parted).flatMap(atEmptyLines)
  const isEnd = (child: ElementContent) => child === separator || isBlock(child)
  if (!children.some(isEnd)) return [{ ...node, children }]
  const parts = formatting.includes(node.tagName) ? pushedDown({ ...node, children }, isEnd) : children
  requireWritable({ type: 'root', children: parts })
  return parts
}

const atEmptyLines = (node: RootContent): ElementContent[] =>
  node.type !== 'text'
    ? [node as ElementContent]
    : node === separator
      ? [node]
      : node.value
          .split(emptyLine)
          .flatMap((value, index) => [
            ...(index > 0 ? [separator] : []),
            ...(value ? [{ ...node, value }] : []),
          ])

function withBreaks(node: Element): Element {
  const { tagName, children } = node
  if (tagName === 'code') return withLines(node)
  if (literal.includes(tagName)) return node
  if (holders.includes(tagName)) return { ...node, children: partsOf(children) }
  if (items.includes(tagName)) {
    const parts = partsOf(children)
    const only = parts.filter((part) => part.tagName === 'p').length === 1 && parts[0]?.tagName === 'p'
    return {
      ...node,
      children: only ? parts.flatMap((part, index) => (index ? part : part.children)) : parts,
    }
  }
  const isLines = lines.includes(tagName) || !blocks.has(tagName)
  const broken = children.flatMap((child, index) => {
    if (child.type === 'element') return withBreaks(child)
    return child.type === 'text' && isLines ? brokenAt(child.value, children[index - 1]) : child
  })
  return { ...node, children: lines.includes(tagName) ? trimmed(broken) : broken }
}

/** Code, whose empty lines part no paragraphs. */
const withLines = (code: Element): Element => ({
  ...code,
  children: code.children.flatMap((child, index) => {
    if (child.type === 'text') return brokenAt(child.value, code.children[index - 1])
    return child.type === 'element' ? withLines(child) : child
  }),
})

/** A text whose line ends are elements, but for one that has its element before it. */
function brokenAt(words: string, before: ElementContent | undefined): ElementContent[] {
  const whole = before && isBreak(before) ? words.replace(/^\s*\n/, '') : words
  return whole
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [element('br')] : []), ...(line ? [text(line)] : [])])
}

function trimmed(words: ElementContent[]): ElementContent[] {
  const first = words.findIndex((node) => !isSpace(node))
  return first < 0 ? [] : words.slice(first, words.findLastIndex((node) => !isSpace(node)) + 1)
}
