import { type Diagnostic, linesOf } from '@lintel/rules/diagnostic.ts'
import { blank, frontMatter, isMarkdown, proseOf } from './markdown.ts'
import { recordTexts } from './recordTexts.ts'

/** Given letter for letter (docs/requirements.md, "Articles"). */
const exact = [
  "The blog post you're looking for doesn't exist or has been moved.",
  "The tool you're looking for doesn't exist.",
]

/** Any word with a straight quote or apostrophe, but for feet, inches, minutes and seconds. */
const straight = /(?<!\S)(?!\S*\d["'](?!\p{L}))\S*["']\S*/gu
/** After an address a link may have a title, whose quotes are Markdown, and which may hold brackets. */
const linkTitle =
  /\]\([ \t]*(?:<[^<>\n]*>|(?:[^\s()]|\([^\s()]*\))*)(?:\s+(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))?[ \t]*\)|^ {0,3}\[(?!\^)[^\]\n]+\]:.*$/gm
/** What visitors may type, how the firm spells its name and what nobody but the firm reads is no prose of ours. */
const plainFiles = /^content\/(?:questions\/|(?:admissions|pictures|redirects|site|synonyms|unanswered)\.)/

/**
 * Every straight quote in the words of a YAML or Markdown file. Code and the sentences that are given exactly may have
 * them.
 */
export function checkQuotes(file: string, source: string): Diagnostic[] {
  if (plainFiles.test(file)) return []
  if (!isMarkdown(file)) return ofRecord(file, source, 0)
  const [matter = '', record = ''] = frontMatter.exec(source) ?? []
  const body = source.replace(matter, blank).replaceAll(linkTitle, blank)
  const prose = proseOf(body)
  return [...ofRecord(file, record, 1), ...problemsIn(file, prose, linesOf(prose))]
}

/** A Markdown text with the quotes that `checkQuotes` asks for. */
export function withTypographicQuotes(body: string): string {
  return typographic(body, proseOf(body.replaceAll(linkTitle, blank)))
}

/**
 * Words with the quotes that `checkQuotes` asks for.
 * @param prose the same with all that is no prose blanked
 */
export function typographic(source: string, prose = source): string {
  let [result, end] = ['', 0]
  for (const { 0: word, index } of straightIn(prose)) {
    result += source.slice(end, index) + curled(word)
    end = index + word.length
  }
  return result + source.slice(end)
}

/** The value of a field of a record, with these quotes in all of its texts but code. */
export function withTypographicTexts(file: string, value: unknown, field?: unknown): unknown {
  if (plainFiles.test(file) || field === 'code') return value
  if (typeof value === 'string') return typographic(value)
  if (Array.isArray(value)) return value.map((each) => withTypographicTexts(file, each))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withTypographicTexts(file, each, name)]),
  )
}

const ofRecord = (file: string, source: string, linesBefore: number) =>
  recordTexts(source, 'code').flatMap(({ text, line }) => problemsIn(file, text, () => line + linesBefore))

function problemsIn(file: string, text: string, lineOf: (position: number) => number): Diagnostic[] {
  return straightIn(text).map(({ 0: word, index }) => ({
    file,
    line: lineOf(index),
    message: `there is a straight quote in ${word}`,
    fix: `write ${curled(word)}`,
  }))
}

const straightIn = (text: string) => [
  ...exact.reduce((rest, sentence) => rest.replaceAll(sentence, blank), text).matchAll(straight),
]

const curled = (word: string) =>
  word
    .replaceAll(/(?<![^([{—–*_-])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll(/(?<![^([{—–*_“-])'/g, '‘')
    .replaceAll("'", '’')
