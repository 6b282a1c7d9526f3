import { parse } from 'yaml'
import type { Path } from './change.ts'

/** What people read instead of a field's key: "whoWeHelp" is "Who we help". */
export function nameOf(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Case studies" are made one at a time: "Case study". */
export const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** "content/pages/home.yaml#hero.actions.0.label" is a file and the way to a field. */
export function parsePlace(place: string): { file: string; path: Path } {
  const [file = '', keys = ''] = place.split('#')
  return { file, path: keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
}

/** The name of a field, with what it lies in: "Hero, actions 1, label". */
export function placeName(place: string): string {
  const words = parsePlace(place).path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name} ${key + 1}` : `${name}${name && ', '}${nameOf(key).toLowerCase()}`,
    '',
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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
  const called = `“${titleIn(text) ?? nameOf(lastOf(path))}”`
  if (folder === 'pages') return `${nameOf(path)} page`
  if (folder === 'legal') return nameOf(path)
  if (folder === 'interface') return `Words of controls: ${nameOf(path).toLowerCase()}`
  if (folder === 'questions') return `Questions to “${nameOf(lastOf(path))}”`
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

const lastOf = (path: string) => path.replace(/^.*\//, '')
