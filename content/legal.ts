import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readMatter } from './frontMatter.ts'
import { markdownTokens, replaceTokens, slots, withClaimNotes } from './tokens.ts'

export const legalNames = ['privacy-policy', 'cookies', 'terms'] as const

export type LegalName = (typeof legalNames)[number]

export interface LegalText {
  title: string
  description: string
  /** The text, its tokens replaced; where it says `{{cookieTable}}`, there is a slot. */
  markdown: string
}

/** Reads `content/legal/<name>.md`. */
export function legalText(name: LegalName): LegalText {
  const file = `content/legal/${name}.md`
  const { data, content } = readMatter(readFileSync(resolve(file), 'utf8'))
  return {
    title: text(data, 'title', file),
    description: text(data, 'description', file),
    markdown: withClaimNotes(replaceTokens(content, file, { ...markdownTokens, ...slots })),
  }
}

function text(data: Record<string, unknown>, field: string, file: string): string {
  const value = data[field]
  if (typeof value !== 'string' || value === '') throw new Error(`${file} needs the field "${field}".`)
  return value
}
