import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { type MdastNode, markdownToMdast } from 'satteri'
import { safeAddress } from '../content/markdown/pipeline.ts'

/** Of links that `safeAddress` keeps; addresses without a scheme stay too. */
const schemes = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

/** A link's address, and where it stands in the file. */
export interface Address {
  address: string
  line: number
}

/** Words that visitors read, and where they begin in the file. */
export interface Copy {
  text: string
  start: number
}

export const isMarkdown = (file: string) => /\.mdx?$/.test(file)

/** A text of the same length and lines without words, so that positions stay. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Without the lines of dashes around it. */
export const frontMatter = /^---[^\n]*\n([\s\S]*?)\n---[^\n]*/

/** All words of a Markdown file, as one. */
export const copyOfMarkdown = (source: string): Copy[] => [{ text: proseOf(source), start: 0 }]

/** The words of a Markdown file. Code, comments and tokens are blanked. */
export function proseOf(source: string): string {
  const code =
    /<!--[\s\S]*?-->|^[ \t]*(```+|~~~+)[\s\S]*?(?:^[ \t]*\1.*$|(?![\s\S]))|`[^`\n]+`|\{\{[^{}]*\}\}|\]\([^)\s]*\)/gm
  return source.replace(code, blank)
}

/**
 * A Markdown file as a tree whose positions are those of the file: front matter is blanked, line by line.
 * @param source with its front matter
 */
export function parseMarkdown(source: string): MdastNode {
  return markdownToMdast(source.replace(frontMatter, blank), { features: { gfm: true, frontmatter: false } })
}

/** A node and all below it, parents first. */
export function descendants(node: MdastNode): MdastNode[] {
  const nodes: MdastNode[] = []
  const unread = [node]
  // Not by recursion, which would end at a deep text.
  for (let next = unread.pop(); next; next = unread.pop()) {
    nodes.push(next)
    if ('children' in next) unread.push(...(next.children as MdastNode[]).toReversed())
  }
  return nodes
}

/** What a page would not show as its author meant it: HTML, addresses that are refused, a second title. */
export function checkMarkdown(file: string, source: string): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>()
  for (const node of descendants(parseMarkdown(source))) {
    const problem = describe(node)
    const line = lineOf(node)
    // "<b>" and "</b>" are one slip.
    if (problem && !diagnostics.has(`${node.type} ${line}`))
      diagnostics.set(`${node.type} ${line}`, { file, line, ...problem })
  }
  return [...diagnostics.values()]
}

/** The addresses of a file's links within this site, but for those that a token stands for. */
export function linksIn(source: string): Address[] {
  return descendants(parseMarkdown(source)).flatMap((node) => {
    const address = addressOf(node)
    const isOurs = address && safeAddress(address) && !schemeOf(address) && !address.startsWith('{{')
    return isOurs ? [{ address, line: lineOf(node) }] : []
  })
}

const lineOf = ({ position }: MdastNode): number => position?.start.line ?? 1

function describe(node: MdastNode): Pick<Diagnostic, 'message' | 'fix'> | undefined {
  if (node.type === 'html' && !/^<(?:\/|!--)/.test(node.value)) return describeHtml(node.value)
  if (node.type === 'heading' && node.depth === 1)
    return {
      message: 'there is a first-level heading besides the title',
      fix: 'write "##": the page shows the title from the front matter as its heading',
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
