import { parse } from 'yaml'
import type { Path } from '../../records/change.ts'
import { nameOfFile as nameOfRecord, placeName } from '../../records/names.ts'
import { isHolidays } from './merge/contentFiles.ts'

/**
 * What people call a file that is sent: "Home page", "Article “Queues”".
 * @param text what it says, or said where it is gone; undefined of pictures
 */
export const nameOfFile = (file: string, text?: string) =>
  isHolidays(file) ? 'Public holidays of the region' : nameOfRecord(file, titleIn(text))

function titleIn(text = ''): string | undefined {
  try {
    const { title, name, role } = parse(text.split(/^---\r?\n/m)[text.startsWith('---') ? 1 : 0] ?? '') ?? {}
    const found = title ?? name ?? role
    return typeof found === 'string' ? found : undefined
  } catch {
    return undefined
  }
}

/** Where in a record something stands: "Hero, lead"; in an article, "Paragraph 3". Empty of a whole file. */
export function nameOfPlace(file: string, path: Path): string {
  const [first] = path
  if (path.length === 0) return ''
  if (/\.mdx?$/.test(file) && typeof first === 'number') return `Paragraph ${first + 1}`
  // A record that is a list has entries without a name.
  const [whole, ...keys] =
    typeof first === 'number' ? [`Entry ${first + 1}`, ...path.slice(1)] : ['', ...path]
  const place = placeName(`${file}#${keys.join('.')}`)
  return keys.length === 0 ? whole : whole ? `${whole}, ${place.toLowerCase()}` : place
}

/** A value as people read it: its words, a line each. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value).map(wordsOf).filter(Boolean).join('\n')
}
