import type { InferOutput } from 'valibot'
import { legalSchema } from '../schemas/legal.ts'
import { readMatter } from './frontMatter.ts'
import { byPlace, readRecord, recordNames } from './records.ts'
import { readSource } from './sources.ts'
import { markdownTokens, references, replaceTokens, slots, withClaimNotes } from './tokens.ts'

interface LegalPage extends InferOutput<typeof legalSchema> {
  /** The name of its file, and its address. */
  name: string
  href: string
}

export interface LegalText extends LegalPage {
  /** The text, its tokens replaced; where it says `{{cookieTable}}`, there is a slot. */
  markdown: string
}

const fileOf = (name: string) => `content/legal/${name}.md`

/** The texts of `content/legal/`, in the order of the footer. */
export function legalPages(): LegalPage[] {
  return recordNames('legal', '.md')
    .map((name) => ({ ...readRecord(fileOf(name), legalSchema, references), name, href: `/${name}` }))
    .sort(byPlace)
}

/** @throws Error where there is no such text, or where it has an unknown token */
export function legalText(name: string): LegalText {
  const page = legalPages().find((each) => each.name === name)
  if (!page) throw new Error(`No file of content/legal/ stands for "${name}".`)
  const file = fileOf(name)
  const { content } = readMatter(readSource(file))
  return {
    ...page,
    markdown: withClaimNotes(replaceTokens(content, file, { ...markdownTokens, ...slots })),
  }
}
