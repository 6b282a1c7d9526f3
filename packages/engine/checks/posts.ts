import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { claims } from '../content/claims.ts'
import { tokens } from '../content/tokens.ts'
import { checkFigures } from './figures.ts'
import { addressOf, checkLinks, type FollowLink } from './links.ts'
import { checkMarkdown, linksIn } from './markdown.ts'
import { copyOf } from './recordTexts.ts'
import { checkTokens } from './tokens.ts'

/** Checks the text of a post. */
export function checkPostText(file: string, source: string, follow: FollowLink): Diagnostic[] {
  return [...checkPostWords(file, source), ...checkLinks(file, linksIn(source), addressOf(file), follow)]
}

/** Checks the text of a post, apart from its links, for which other posts matter. */
export function checkPostWords(file: string, source: string): Diagnostic[] {
  return [
    ...checkTokens(file, source, tokens),
    ...checkFigures(file, source, copyOf(file, source), claims),
    ...checkMarkdown(file, source),
  ]
}

interface Parsed {
  errors: Diagnostic[]
  warnings: Diagnostic[]
}

/**
 * Returns the problems found while parsing, without the tokens and links that `checkPostText` also reports.
 */
export function metadataProblems({ errors, warnings }: Parsed): Diagnostic[] {
  return [
    ...errors.filter(({ field }) => field !== 'text'),
    ...warnings.filter(({ field }) => field !== 'link'),
  ]
}
