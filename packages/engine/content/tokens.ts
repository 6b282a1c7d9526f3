import { claimNote } from '@lintel/rules/claimNote.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import { site } from '@site/data/site.ts'
import { claims } from './claims.ts'
import { fillTokens, type Tokens } from './fillTokens.ts'
import { withChangedCode } from './markdown/codeAndComments.ts'
import { referencesOf, tokensOf } from './tokensOf.ts'

/** Text by the owner, which may contain any characters; null if it is not set yet. */
const { jurisdiction, arbitrationBody, entity, address } = site.legal
const siteTokens = { name: site.name, jurisdiction, arbitrationBody, entity, address }

/** The value of each `{{token}}` in plain text. */
export const tokens = tokensOf(site, claims)

/** The value of each token in Markdown, with the owner's text escaped. */
export const markdownTokens: Tokens = {
  ...tokens,
  ...Object.fromEntries(
    Object.entries(siteTokens).flatMap(([token, value]) => (value === null ? [] : [[token, escaped(value)]])),
  ),
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>~|]|&(?=#?\w+;)/g, '\\$&')
}

/** Tokens allowed only in legal texts. They stay in the text, and the page puts its tables there. */
export const slots: Record<string, string> = { cookieTable: '{{cookieTable}}' }

/**
 * Replaces tokens like `fillTokens`, but throws for any that has no value.
 * @param file the file to name in errors
 * @param values the value of each token
 * @throws Error if a token is unknown, or if it is not set and not inside a condition
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

/** Stands for the braces of code meanwhile; no text has it, as it is no character. */
const codeBraces = '\uFDD0'

/** Like `replaceTokens` for Markdown, but leaves its code as it is: templates have double braces too. */
export function replaceMarkdownTokens(markdown: string, file: string, values = markdownTokens): string {
  const guarded = withChangedCode(markdown, (code) => code.replaceAll('{{', codeBraces))
  return replaceTokens(guarded, file, values).replaceAll(codeBraces, '{{')
}

/** Returns the line, from 1, of the token named in an error of `replaceTokens`. */
export function lineOfToken(source: string, message: string): number {
  const token = /\{\{(.*?)\}\}/.exec(message)?.[1] ?? ''
  return source.split('\n').findIndex((line) => line.includes('{{') && line.includes(token)) + 1 || 1
}

const reference = /\[\^claim-(\w+)\]/g

/** Adds the footnotes of the claims in a Markdown text. Claims with the same note share a footnote. */
export function withClaimNotes(markdown: string): string {
  const labels = new Map<string, string>()
  const text = markdown.replaceAll(reference, (match, id: string) => {
    const claim = ownValue(claims, id)
    if (!claim) return match
    const note = claimNote(claim)
    if (!labels.has(note)) labels.set(note, id)
    return `[^claim-${labels.get(note)}]`
  })
  return [text, ...[...labels].map(([note, id]) => `[^claim-${id}]: ${note}`)].join('\n\n')
}

/** Removes the footnotes, for titles and descriptions. */
export function withoutClaimNotes(text: string): string {
  return text.replaceAll(reference, '')
}

/** What any YAML file may refer to. */
export const references = referencesOf(site, claims)
