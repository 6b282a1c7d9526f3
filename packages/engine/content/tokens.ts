import { claimNote } from '@lintel/rules/claimNote.ts'
import { claims } from './claims.ts'
import { fillTokens, type Tokens } from './fillTokens.ts'
import { site } from './site.ts'
import { referencesOf, tokensOf } from './tokensOf.ts'

/** Words of the owner, of any characters; null where there are none yet. */
const { jurisdiction, arbitrationBody, entity, address } = site.legal
const siteTokens = { name: site.name, jurisdiction, arbitrationBody, entity, address }

/** What stands for each `{{token}}` in plain text. */
export const tokens = tokensOf(site, claims)

/** What stands for each in Markdown, where no character of the owner's words is markup. */
export const markdownTokens: Tokens = {
  ...tokens,
  ...Object.fromEntries(
    Object.entries(siteTokens).flatMap(([token, value]) => (value === null ? [] : [[token, escaped(value)]])),
  ),
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
}

/** What only a legal text may say: it stays, for the page to put its tables there. */
export const slots: Record<string, string> = { cookieTable: '{{cookieTable}}' }

/**
 * Fills in a text as `fillTokens` does.
 * @param file named in errors
 * @param values what stands for each: `tokens` in plain text, `markdownTokens` in Markdown
 * @throws Error when the text has a token that nobody defined, or one that is not set and stands under no condition
 */
export function replaceTokens(text: string, file: string, values = tokens): string {
  return fillTokens(text, values, (token) => {
    throw new Error(
      Object.hasOwn(values, token)
        ? `${file} has {{${token}}}, which is not set: write {{#${token}}} before the words that need it, and {{/${token}}} after them`
        : `${file} has an unknown token: {{${token}}}`,
    )
  })
}

/** The line of the token that an error of `replaceTokens` names, from 1. */
export function lineOfToken(source: string, message: string): number {
  const token = /\{\{(.*?)\}\}/.exec(message)?.[1] ?? ''
  return source.split('\n').findIndex((line) => line.includes('{{') && line.includes(token)) + 1 || 1
}

const reference = /\[\^claim-(\w+)\]/g

/** Adds the footnotes of the claims that a Markdown text names; claims that share a note share the footnote. */
export function withClaimNotes(markdown: string): string {
  const labels = new Map<string, string>()
  const text = markdown.replaceAll(reference, (match, id: string) => {
    const claim = claims[id]
    if (!claim) return match
    const note = claimNote(claim)
    if (!labels.has(note)) labels.set(note, id)
    return `[^claim-${labels.get(note)}]`
  })
  return [text, ...[...labels].map(([note, id]) => `[^claim-${id}]: ${note}`)].join('\n\n')
}

/** For titles and descriptions, which have no footnotes. */
export function withoutClaimNotes(text: string): string {
  return text.replaceAll(reference, '')
}

/** What every YAML file may refer to. */
export const references = referencesOf(site, claims)
