import { replacedOutsideCode } from './code.ts'

/** May have values between backticks. */
const shortcode = /\{\{[<%](?:(?!\{\{)[\s\S])*?[>%]\}\}/g

/** A character of private use, which stands for a backtick that is no sign of code. */
const backtick = '\u{e004}'

/** Text in which `withQuotedValues` has left characters for backticks. */
export const withBackticks = (text: string) => text.replaceAll(backtick, '`')

/** Markdown with quotes in the place of backticks within shortcodes of Hugo, which are no code. */
export const withQuotedValues = (markdown: string) =>
  replacedOutsideCode(markdown, shortcode, (whole) =>
    whole.replaceAll(/"(?:[^"\\]|\\.){0,2000}"|`([^`]*)`/gs, (quoted, value?: string) =>
      value === undefined ? quoted.replaceAll('`', backtick) : `"${value.replaceAll(/["\\]/g, '\\$&')}"`,
    ),
  )

/** A name, and a value in quotes or bare; long ones are none, so that no text is read over and over. */
const parameter =
  /(?:([\w-]+)=)?(?:"((?:[^"\\]|\\.){0,2000})"|'([^']{0,2000})'(?=\s|$)|“([^”]{0,2000})”|([^\s"“]+))/gs

/** The parameters of a shortcode of Hugo by their names and, of those without one, by their places from 0 on. */
export function parametersOf(text: string): Map<string, string> {
  const parameters = new Map<string, string>()
  let place = 0
  for (const [, name, quoted, single, curled, bare] of text.matchAll(parameter)) {
    const value = quoted?.replaceAll(/\\(.)/gs, '$1') ?? single ?? curled ?? bare ?? ''
    parameters.set(name ?? `${place++}`, value.replaceAll(/\s+/g, ' ').trim())
  }
  return parameters
}
