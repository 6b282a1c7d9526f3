import { escapeHtml } from '@lintel/rules/text.ts'
import type { Nodes, Parents } from 'mdast'
import {
  type MdxFlowExpression,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
  type MdxTextExpression,
  mdxToMdast,
} from 'satteri'
import { blocks } from './blocks.ts'
import { features } from './code.ts'
import { requireReadableParagraphs } from './foreignPost.ts'
import { hasProgram, literalIn } from './mdx.ts'
import { withoutStraySigns } from './straySigns.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement
interface Edit {
  start: number
  end: number
  words: string
}
/** What holds blocks: the column from which on they stand in its lines, and what these begin with. */
interface Holder {
  column: number
  prefix: string
  /** Whether all of it stands in one line, or letter by letter. */
  isLine?: boolean
}
export interface Replacing {
  /** What stands in the place of a component, whose content is kept. */
  component(tag: string): string
  /** Is told of an expression that has no words. */
  expression(source: string): void
}

/** Where Markdown reads HTML up to the next empty line. */
const isBlock = (name: string) => blocks.has(name) || parts.includes(name)
const parts = 'colgroup dir menu optgroup option search summary title'.split(' ')
const literals = ['pre', 'script', 'style', 'textarea']
const endless = 'area base br col embed hr img input link meta source track wbr'.split(' ')
const flow =
  'blockquote code definition descriptionList footnoteDefinition heading list math paragraph table thematicBreak'.split(
    ' ',
  )
const lines = ['heading', 'tableCell']
/** What says nothing to readers. */
const silent = /^(?:key|ref|on[A-Z]\w*)$/

const isJsx = (node: Nodes): node is Jsx => node.type.startsWith('mdxJsx')
const startOf = ({ position }: Nodes) => position?.start.offset ?? 0
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0
const columnOf = ({ position }: Nodes) => (position?.start.column ?? 1) - 1

/**
 * Markdown of MDX, in which lines may be as far in as their components, what stands in elements is Markdown, and braces
 * hold a program: the parser of MDX says what is what.
 */
export function withoutJsx(mdx: string, { component, expression }: Replacing): string {
  requireReadableParagraphs(mdx)
  const edits: Edit[] = []
  const { text, tree, restored } = withoutStraySigns(mdx, (text) =>
    mdxToMdast(text, { features: { ...features, math: true }, position: true }),
  )
  visit(tree as Nodes, { column: 0, prefix: '' })
  let [markdown, from] = ['', 0]
  for (const { start, end, words } of edits.sort((one, other) => one.start - other.start)) {
    if (start < from) continue
    markdown += text.slice(from, start) + words
    from = end
  }
  return restored(markdown + text.slice(from))

  function visit(node: Nodes, holder: Holder, isOfBlocks = false) {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      edits.push({ start: startOf(node), end: endOf(node), words: shown(wordsOf(sourceOf(node, holder))) })
    } else if (isJsx(node)) visitJsx(node, holder, isOfBlocks)
    else if ('children' in node) {
      const inside = heldBy(node, holder)
      for (const child of node.children) {
        if (inside) outdent(child, inside.column)
        visit(child, inside ?? { ...holder, isLine: holder.isLine || lines.includes(node.type) })
      }
    }
  }

  function visitJsx(node: Jsx, holder: Holder, isOfBlocks: boolean) {
    const [start, end] = [startOf(node), endOf(node)]
    const { children } = node
    // A paragraph holds no others, as its words become.
    const name = node.name === 'p' ? 'div' : (node.name ?? '')
    const [first] = children
    const closing = text.lastIndexOf('</', end - 1)
    const opening = text
      .slice(start, first ? startOf(first) : text[end - 2] === '/' ? end : closing)
      .replace(/\n[\s>]*$/, '')
      .trimEnd()
    const isComponent = !name || /^[A-Z]|\./.test(name)
    const isAlone = !holder.isLine && (isOfBlocks || node.type === 'mdxJsxFlowElement' || isBlock(name))
    const line = isAlone ? `\n\n${holder.prefix}` : ''
    const inner = isBlock(name) && !literals.includes(name) ? line : ''
    const words = isComponent
      ? name
        ? component(restored(opening.slice(1).replace(/\s*\/?>$/, '')))
        : ''
      : `<${name}${attributesOf(node)}>${inner}`
    const ending = isComponent || endless.includes(name) ? '' : `${inner}</${name}>`
    const open = `${line}${words}`
    const close = `${ending}${line}`
    const isBare = isComponent && !words
    if (!first) {
      edits.push({ start, end, words: isBare && hasLines(start, end) ? '' : open + close })
      return
    }
    const after = start + opening.length
    if (isBare && hasLines(start, after) && hasLines(closing, end)) {
      edits.push({ start, end: after, words: '' }, { start: closing, end, words: '' })
    } else {
      // A tag alone on its line would begin a block of HTML.
      const isJoined = !isComponent && !inner && (first.type === 'paragraph' || literals.includes(name))
      const gap = isJoined ? /^\s*/ : /^[ \t]*/
      const space = isAlone ? (gap.exec(text.slice(after))?.[0].length ?? 0) : 0
      edits.push({ start, end: after + space, words: isComponent && isAlone && words ? open + line : open })
      edits.push({ start: closing, end, words: close })
    }
    const areBlocks = children.every((child) => isJsx(child) || ('value' in child && !child.value.trim()))
    const inside = { ...holder, isLine: holder.isLine || literals.includes(name) }
    for (const child of children) {
      outdent(child, holder.column)
      visit(child, inside, isAlone && areBlocks && isJsx(child) && /^[A-Z]/.test(child.name ?? ''))
    }
  }

  /** Whether nothing else stands in the lines of a part, which leaves an empty one where it is taken out. */
  function hasLines(start: number, end: number): boolean {
    return (
      /^[\s>]*$/.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start)) &&
      /\n|^$/.test(text.slice(end, end + 1))
    )
  }

  /** A program as it is written, of which the parser takes out how far its lines are in. */
  function sourceOf(node: MdxFlowExpression | MdxTextExpression, { column, prefix }: Holder): string {
    if (prefix.trim()) return node.value
    return text
      .slice(startOf(node) + 1, endOf(node) - 1)
      .replaceAll(new RegExp(`\\n {0,${column}}`, 'g'), '\n')
  }

  /** Takes out by how much a block is further in than what holds it. */
  function outdent(node: Nodes, column: number) {
    const most = columnOf(node) - column
    if (!flow.includes(node.type) || most <= 0) return
    let line = text.lastIndexOf('\n', startOf(node) - 1) + 1
    while (line < endOf(node)) {
      const start = line + column
      const space = /^[ \t]*/.exec(text.slice(start, start + most))?.[0].length ?? 0
      if (/^[\s>]*$/.test(text.slice(line, start))) edits.push({ start, end: start + space, words: '' })
      line = text.indexOf('\n', line) + 1 || Infinity
    }
  }

  function attributesOf({ attributes }: Jsx): string {
    return attributes
      .map((attribute) => {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          expression(restored(attribute.value))
          return ''
        }
        const { name, value } = attribute
        if (silent.test(name)) return ''
        const attributeName = name === 'className' ? 'class' : name
        if (value === null || value === undefined) return ` ${attributeName}`
        if (typeof value === 'string') return ` ${attributeName}="${escapeHtml(value)}"`
        const words =
          name === 'style' ? value.value.replaceAll(/[{}'"]/g, '').replaceAll(',', ';') : wordsOf(value.value)
        return words ? ` ${attributeName}="${escapeHtml(words)}"` : ''
      })
      .join('')
  }

  function wordsOf(source: string): string {
    const words = literalIn(source)
    if (words === undefined && hasProgram(source)) expression(restored(source))
    return words ?? ''
  }
}

/** Words of a program, in which nothing is a sign of Markdown or HTML. */
const shown = (words: string) => words.replaceAll(/[!-/:-@[-`{-~\n]/g, (sign) => `&#${sign.codePointAt(0)};`)

function heldBy(node: Parents, { column, prefix }: Holder): Holder | undefined {
  const [first] = node.children
  const own = columnOf(node)
  if (node.type === 'root') return { column, prefix }
  if (node.type === 'blockquote')
    return { column: Math.min(own + 2, first ? columnOf(first) : own + 2), prefix: `${prefix}> ` }
  if (node.type === 'footnoteDefinition') return { column: own + 4, prefix: `${prefix}    ` }
  if (node.type !== 'listItem' || !first) return undefined
  const inside = columnOf(first)
  return { column: inside, prefix: prefix + ' '.repeat(inside - own) }
}
