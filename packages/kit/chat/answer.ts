import { fillIn } from '@lintel/rules/fillIn.ts'
import type { QuotedLine } from '@lintel/rules/search/siteIndex.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'

const linkShape = v.object({
  text: v.string(),
  href: v.pipe(v.string(), v.regex(/^(?:\/|#|https:|mailto:|tel:)/)),
})

/** A piece of text, or a link. */
const partShape = v.union([v.string(), linkShape])

const quotedLine = v.object({ label: v.exactOptional(v.string()), text: v.string() })

const blockShape = v.variant('kind', [
  v.object({ kind: v.picklist(['paragraph', 'note']), parts: v.array(partShape) }),
  v.object({ kind: v.picklist(['list', 'steps']), items: v.array(v.array(partShape)) }),
  v.object({ kind: v.literal('quote'), lines: v.array(quotedLine), source: linkShape }),
])

/** What the assistant says, in parts, so that no text is ever read as markup. */
export const answerSchema = v.object({
  blocks: v.array(blockShape),
  /** Messages that the visitor can send with one click. */
  quickReplies: v.array(v.string()),
})

export type Link = v.InferOutput<typeof linkShape>
export type Part = v.InferOutput<typeof partShape>
export type Block = v.InferOutput<typeof blockShape>
export type Answer = v.InferOutput<typeof answerSchema>

export function paragraph(...parts: Part[]): Block {
  return { kind: 'paragraph', parts }
}

/** Words of `content/interface/chat.yaml`: their links are written as in Markdown, and what fills their places is not. */
export function phrase(template: string, values: Record<string, string | number> = {}): Block {
  const filled = (text: string) => fillIn(text, { name: site.name, ...values })
  const parts = template.split(/(\[.+?\]\(.+?\))/).filter(Boolean)
  return paragraph(
    ...parts.map((part) => {
      const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
      return text && href ? link(filled(text), href) : filled(part)
    }),
  )
}

/** Small print, such as the source of a figure. */
export function note(...parts: Part[]): Block {
  return { kind: 'note', parts }
}

export function list(items: Part[][]): Block {
  return { kind: 'list', items }
}

export function steps(items: Part[][]): Block {
  return { kind: 'steps', items }
}

/** A list below the words that lead to it; nothing where it would be empty. */
export function listAfter(intro: Block, items: Part[][]): Block[] {
  return items.length > 0 ? [intro, list(items)] : []
}

/** What a page says, word for word. */
export function quote(lines: QuotedLine[], source: Link): Block {
  return { kind: 'quote', lines, source }
}

export function link(text: string, href: string): Part {
  return { text, href }
}

/** The answer as a visitor would paste it: links keep their addresses. */
export function plainText({ blocks }: Pick<Answer, 'blocks'>): string {
  return blocks.map(blockText).join('\n\n')
}

function blockText(block: Block): string {
  if ('parts' in block) return partsText(block.parts)
  if (block.kind === 'quote') return [...block.lines.map(lineText), linkText(block.source)].join('\n')
  const mark = (index: number) => (block.kind === 'steps' ? `${index + 1}.` : '-')
  return block.items.map((item, index) => `${mark(index)} ${partsText(item)}`).join('\n')
}

function lineText({ label, text }: QuotedLine): string {
  return label ? `${label.replace(/:$/, '')}: ${text}` : text
}

function partsText(parts: Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : linkText(part))).join('')
}

function linkText({ text, href }: Link): string {
  if (href === `mailto:${text}` || href === `tel:${text}`) return text
  return `${text} (${href.startsWith('/') ? site.origin + href : href})`
}
