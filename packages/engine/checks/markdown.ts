import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { type MdastNode, markdownToMdast } from 'satteri'
import { codeAndComments, withChangedCode } from '../content/markdown/codeAndComments.ts'
import { safeAddress } from '../content/markdown/pipeline.ts'

/** The schemes that `safeAddress` allows. Addresses without a scheme are allowed too. */
const schemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** A link's address and its line in the file. */
export interface Address {
  address: string
  line: number
  /** Whether it stands in an entry of a list, which pages leave out while its page is not there. */
  isInList?: boolean
}

/** Text that visitors read, and its offset in the file. */
export interface Copy {
  text: string
  start: number
}

export const isMarkdown = (file: string) => /\.mdx?$/.test(file)

/** Blanks out a text but keeps its length and line breaks, so that offsets stay valid. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Front matter; the group excludes the lines of dashes. */
export const frontMatter = /^---[^\n]*\n([\s\S]*?)\n---[^\n]*/

/** Returns all text of a Markdown file as one piece. */
export const copyOfMarkdown = (source: string): Copy[] => {
  const [matter = ''] = frontMatter.exec(source) ?? []
  return [{ text: withoutMarks(matter) + proseOf(source.slice(matter.length)), start: 0 }]
}

/** Returns the text of a Markdown file with code, HTML and tokens blanked out. */
export function proseOf(text: string): string {
  return withoutMarks(withChangedCode(text, blank, codeAndComments))
}

const withoutMarks = (text: string) => text.replace(/\{\{[^{}]*\}\}|\]\([^)\]\s]*\)/g, blank)

/**
 * Parses a Markdown file. Front matter is blanked out, so positions match the file.
 * @param source the text with its front matter
 */
export function parseMarkdown(source: string): MdastNode {
  return markdownToMdast(source.replace(frontMatter, blank), { features: { gfm: true, frontmatter: false } })
}

/** Returns a node and its descendants, parents first. */
export function descendants(node: MdastNode): MdastNode[] {
  const nodes: MdastNode[] = []
  const unread = [node]
  // A loop, because recursion would overflow the stack on deeply nested text.
  for (let next = unread.pop(); next; next = unread.pop()) {
    nodes.push(next)
    if ('children' in next) unread.push(...(next.children as MdastNode[]).toReversed())
  }
  return nodes
}

/** Finds Markdown that would not render as intended: HTML, refused addresses, a second title, a picture that is none. */
export function checkMarkdown(file: string, source: string): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  for (const node of descendants(parseMarkdown(source))) {
    const problem = describe(node, source)
    const line = lineOf(node)
    // An opening and a closing tag count as one problem.
    if (problem && !diagnostics.has(`${node.type} ${line}`))
      diagnostics.set(`${node.type} ${line}`, { file, line, ...problem })
  }
  return [...diagnostics.values()]
}

/** Returns the links to this site in a file, except those made by tokens. */
export function linksIn(source: string): Address[] {
  return descendants(parseMarkdown(source)).flatMap((node) => {
    const address = addressOf(node)
    const isOurs = address && safeAddress(address) && !schemeOf(address) && !address.startsWith('{{')
    return isOurs ? [{ address, line: lineOf(node) }] : []
  })
}

const lineOf = ({ position }: MdastNode): number => position?.start.line ?? 1

function describe(node: MdastNode, source: string): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  if (node.type === 'html' && !/^<(?:\/|!--)/.test(node.value)) return describeHtml(node.value)
  if (node.type === 'heading' && node.depth === 1)
    return {
      message: 'there is a first-level heading besides the title',
      fix: 'write "##": the page shows the title from the front matter as its heading',
    }
  // As it is written: with a backslash before it, a bracket is one for readers.
  const text =
    node.type === 'text' ? source.slice(node.position?.start.offset, node.position?.end.offset) : ''
  const picture = /!\[[^[\]\n]*\]\(.*/.exec(text)?.[0]
  if (picture)
    return {
      message: `the picture ${short(picture)} is not shown`,
      fix: 'write ![what it shows](images/name.png "its caption"), with straight quotes around the caption',
    }
  const address = addressOf(node)
  if (address === '') return { message: 'a link has no address', fix: 'write one: [words](https://…)' }
  if (address === undefined || safeAddress(address)) return undefined
  return {
    message: `the link to ${short(address)} is not shown`,
    fix: `link to a page of this site, or use one of: ${schemes.map((name) => `${name}:`).join(' ')}`,
  }
}

function describeHtml(html: string): Pick<Diagnostic, 'message' | 'fix'> {
  return {
    message: `the HTML ${short(html)} is not shown`,
    fix: 'write it as Markdown, or between backticks to show it as code',
  }
}

function addressOf(node: MdastNode): string | undefined {
  return node.type === 'link' || node.type === 'definition' ? node.url.trim() : undefined
}

const schemeOf = (address: string) => /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()

const short = (text: string) => {
  const [line = ''] = text.split('\n')
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}
