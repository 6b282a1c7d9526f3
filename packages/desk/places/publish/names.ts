import { parse } from 'yaml'
import type { Path } from '../../records/change.ts'
import { nameOf, placeName, singular } from '../../records/names.ts'
import { slugIn } from '../articles/names.ts'

const single: Partial<Record<string, string>> = {
  'content/site.yaml': 'Brand',
  'content/claims.yaml': 'Claims',
  'content/cookies.yaml': 'Tables of cookies',
  'content/redirects.yaml': 'Addresses that pages had',
  'content/synonyms.yaml': 'Words that mean the same',
  'content/admissions.yaml': 'What the site does not say',
  'content/unanswered.yaml': 'Questions without an answer',
  'data/holidays.ts': 'Public holidays of the region',
}

const kinds: Partial<Record<string, string>> = { blog: 'Article', people: 'Person' }

/**
 * What people call a file of `content/`: "Home page", "Article “Queues”".
 * @param text what it says, or said where it is gone; undefined of pictures
 */
export function nameOfFile(file: string, text?: string): string {
  const known = single[file]
  if (known) return known
  const [, folder = '', path = ''] = /^content\/([^/]+)\/(.+?)\.\w+$/.exec(file) ?? []
  const called = `“${titleIn(text) ?? nameOf(slugIn(path))}”`
  if (folder === 'pages') return `${nameOf(path)} page`
  if (folder === 'legal') return nameOf(path)
  if (folder === 'interface') return `Words of controls: ${nameOf(path).toLowerCase()}`
  if (folder === 'questions') return `Questions to “${nameOf(slugIn(path))}”`
  if (path.startsWith('images/')) return `Picture “${file.replace(/.*\//, '')}”`
  return `${kinds[folder] ?? singular(nameOf(folder))} ${called}`
}

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
