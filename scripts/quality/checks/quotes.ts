import { type Diagnostic, lineAt } from '#data/diagnostic.ts'
import { proseOf } from './markdown.ts'
import { recordTexts } from './recordTexts.ts'

/** Of the specification, which gives them letter for letter. */
const exact = [
  "The blog post you're looking for doesn't exist or has been moved.",
  "The tool you're looking for doesn't exist.",
]

/** Any word with a straight quote or apostrophe, but for feet, inches, minutes and seconds. */
const straight = /(?<!\S)(?!\S*\d["'](?!\p{L}))\S*["']\S*/gu
const frontMatter = /^---[^\n]*\n([\s\S]*?)\n---[^\n]*/
/** After an address a link may have a title, whose quotes are Markdown. */
const linkTitle = /\]\([^)\n]*\)/g

/**
 * Every straight quote in the words of a YAML or Markdown file. Code and the exact sentences of the specification may have
 * them.
 */
export function checkQuotes(file: string, source: string): Diagnostic[] {
  if (!file.endsWith('.md')) return ofRecord(file, source, 0)
  const [matter = '', record = ''] = frontMatter.exec(source) ?? []
  const body = source.replace(matter, blank).replaceAll(linkTitle, blank)
  return [
    ...ofRecord(file, record, 1),
    ...proseOf(body).flatMap(({ text }) => found(file, text, (position) => lineAt(text, position))),
  ]
}

/** A Markdown text with the quotes that `checkQuotes` asks for. */
export function withTypographicQuotes(body: string): string {
  const prose = proseOf(body.replaceAll(linkTitle, blank))
    .map(({ text }) => text)
    .join('')
  return [...prose.matchAll(straight)].reduce(
    (text, { 0: word, index }) => text.slice(0, index) + curled(word) + text.slice(index + word.length),
    body,
  )
}

/** Words with the quotes that `checkQuotes` asks for. */
export const typographic = (words: string) => words.replaceAll(straight, curled)

const ofRecord = (file: string, source: string, linesBefore: number) =>
  recordTexts(source, 'code').flatMap(({ text, line }) => found(file, text, () => line + linesBefore))

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

function found(file: string, text: string, lineOf: (position: number) => number): Diagnostic[] {
  const prose = exact.reduce((rest, sentence) => rest.replaceAll(sentence, blank), text)
  return [...prose.matchAll(straight)].map(({ 0: word, index }) => ({
    ...{ file, line: lineOf(index), message: `there is a straight quote in ${word}` },
    fix: `write ${curled(word)}`,
  }))
}

const curled = (word: string) =>
  word
    .replaceAll(/(?<![^([{—–*_-])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<![^([{—–*_“-])'/g, '‘')
    .replaceAll("'", '’')
