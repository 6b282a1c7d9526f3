import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Diagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { claims } from '../content/claims.ts'
import { fillTokens } from '../content/fillTokens.ts'
import { admissionsFile, anyHeading, unansweredFile } from '../content/questions.ts'
import { filesOf, isFile } from '../content/sources.ts'
import { tokens } from '../content/tokens.ts'
import { parseDocument } from '../content/yaml.ts'
import { engineFile } from '../render/engineFile.ts'

const questions = 'content/questions/**/*.yaml'
/** The files in which headings are defined. */
const vocabulary = () => [
  '{data,content,pages,components}/**/*.{ts,tsx,md,yaml}',
  `${engineFile('@lintel/kit')}/**/*.{ts,tsx,js}`,
]

/** Checks the questions of all pages, the unanswered ones and the admissions. */
export function checkQuestions(): Diagnostic[] {
  const sources = headingSources()
  return filesOf([questions, admissionsFile, unansweredFile]).flatMap((file) =>
    checkHeadings(file, readFileSync(file, 'utf8'), sources),
  )
}

/** The letters of whatever has headings. @param without files that do not count */
export const headingSources = (without: readonly string[] = []) =>
  filesOf(vocabulary(), [questions, admissionsFile, unansweredFile, ...without])
    .map((file) => lettersOf(asShown(readFileSync(file, 'utf8'))))
    .join('\n')

/** A text with what its tokens stand for, as headings are shown; what is not known stays. */
export const asShown = (text: string) => fillTokens(text, tokens, (_, written) => written)

/** @param sources as `headingSources` has them */
export const hasHeading = (sources: string, heading: string) =>
  spellings(heading).some((each) => sources.includes(lettersOf(each)))

/**
 * Finds questions under a heading that no longer exists, meaning its text is nowhere in the sources. The
 * tests of the built site compare with each page's headings, and report headings without questions.
 * @param sources the letters of all files that may contain headings
 */
export function checkHeadings(file: string, source: string, sources: string): Diagnostic[] {
  if (isOfNoPost(file))
    return [
      {
        file,
        message: 'there is no post of this name',
        fix: 'delete the file, or name it as the post is named',
      },
    ]
  return headingsIn(parseDocument(source).toJS())
    .filter((heading) => !hasHeading(sources, heading))
    .map((heading) => ({
      file,
      line: lineAt(source, source.indexOf(heading)),
      message: `no page has the heading "${heading}"`,
      fix: 'write the heading as it reads now, or move its questions to the heading that answers them',
    }))
}

function isOfNoPost(file: string): boolean {
  const post = `content/blog/${basename(file, '.yaml')}`
  return file.startsWith('content/questions/blog/') && !['.md', '.mdx'].some((end) => isFile(post + end))
}

/**
 * Returns the headings that have questions, or that admissions quote. `checkRecords` reports other problems.
 */
function headingsIn(record: unknown): string[] {
  if (Array.isArray(record)) return record.flatMap((admission) => admission?.quotes?.heading ?? [])
  if (typeof record !== 'object') return []
  const questions = Object.entries(record ?? {}).flatMap(([key, value]) =>
    Array.isArray(value) ? key : headingsIn(value),
  )
  return questions.filter((heading) => heading !== anyHeading)
}

/**
 * Returns a heading as displayed, and also without a claim's figure at its start, because the figure is
 * stored elsewhere: "Proven Methodology".
 */
function spellings(heading: string): string[] {
  const begins = Object.values(claims).filter(({ figure }) => heading.startsWith(figure))
  return [heading, ...begins.map(({ figure }) => heading.slice(figure.length))]
}

/** Reduces a text to its letters, so that section numbers, Markdown and escapes make no difference. */
export const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\\u\w{4}|&amp;|[^\p{L}]+/gu, '')
