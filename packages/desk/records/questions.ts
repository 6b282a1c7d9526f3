import { existsSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { pageOf } from '../app/settledIn.ts'
import { readText, writeFile } from '../server/files.ts'

/**
 * Questions of visitors stand under the heading that answers them: where one reads otherwise now, they go with it.
 * @param before what the record of a page has said
 */
export function moveQuestions(file: string, before: unknown, after: unknown) {
  const page = pageOf(file)
  const questions = `content/questions${page === '/' ? '/home' : page}.yaml`
  if (!page || !existsSync(questions)) return
  const renamed = renamedTexts(before, after)
  if (renamed.size === 0) return
  const { text, version } = readText(questions)
  const next = withHeadings(text, renamed)
  if (next !== text) writeFile(questions, next, version)
}

/**
 * The text of a file of questions, with other headings; all else stays as it is.
 * @param renamed by what they have been
 */
export function withHeadings(text: string, renamed: ReadonlyMap<string, string>): string {
  const headings = text.split('\n').map((line) => (/^[^\s#-].*:\s*$/.test(line) ? keyOf(line) : undefined))
  return text
    .split('\n')
    .map((line, index) => {
      const next = renamed.get(headings[index] ?? '')
      return next && !headings.includes(next)
        ? stringify({ [next]: null }, { lineWidth: 0 }).replace(/ null\n$/, '')
        : line
    })
    .join('\n')
}

function keyOf(line: string): string | undefined {
  try {
    return Object.keys(parse(line) ?? {})[0]
  } catch {
    return undefined
  }
}

/** Texts that read otherwise now: of a list that has moved, each one is still there, or was before. */
function renamedTexts(before: unknown, after: unknown): Map<string, string> {
  const [old, now] = [textsIn(before), textsIn(after)]
  return new Map([...changedTexts(before, after)].filter(([from, to]) => !now.has(from) && !old.has(to)))
}

const textsIn = (value: unknown): Set<string> =>
  typeof value === 'object' && value !== null
    ? new Set(Object.values(value).flatMap((each) => [...textsIn(each)]))
    : new Set(typeof value === 'string' ? [value] : [])

/** Texts that stand at the same place in both, and read otherwise. */
function changedTexts(before: unknown, after: unknown): Map<string, string> {
  if (typeof before === 'string' && typeof after === 'string')
    return new Map(before === after || !after.trim() ? [] : [[before, after]])
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return new Map()
  const entries = Object.entries(before).flatMap(([key, value]) => [
    ...changedTexts(value, (after as Record<string, unknown>)[key]),
  ])
  return new Map(entries)
}
