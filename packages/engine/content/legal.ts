import { dayFormat } from '@lintel/rules/formatResponseTime.ts'
import { site } from '@site/data/site.ts'
import type { InferOutput } from 'valibot'
import type { Entry } from '../schemas/collection.ts'
import type { legalSchema } from '../schemas/collections.ts'
import { readFrontMatter } from './frontMatter.ts'
import { readSource } from './sources.ts'
import { getEntry } from './store.ts'
import { markdownTokens, replaceMarkdownTokens, slots, withClaimNotes } from './tokens.ts'

export interface LegalText extends Entry<InferOutput<typeof legalSchema>> {
  /** The Markdown with its tokens replaced; `{{cookieTable}}` remains as a slot. */
  markdown: string
}

/**
 * Returns a legal text.
 * @throws Error if there is no such text, or if it contains an unknown token
 */
export function legalText(id: string): LegalText {
  const page = getEntry('legal', id)
  if (!page) throw new Error(`No file of content/legal/ stands for "${id}".`)
  const file = `content/legal/${id}.md`
  const { content } = readFrontMatter(readSource(file))
  return {
    ...page,
    markdown: withClaimNotes(
      replaceMarkdownTokens(content, file, { ...markdownTokens, ...slots, effective: effectiveDay(page) }),
    ),
  }
}

/** The day of a text in words: its own, or that of all texts where that is later, as when the firm took them over. */
function effectiveDay({ effective = '' }: { effective?: string | undefined }): string {
  const day = effective > site.legal.effective ? effective : site.legal.effective
  return dayFormat(site.language).format(new Date(day))
}

/** Whether the site has a legal notice; without a name and an address there is nothing to show. */
export const hasLegalNotice = site.legal.entity !== null && site.legal.address !== null
