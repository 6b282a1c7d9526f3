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

/**
 * The name of a field, with what it lies in: "Hero, actions 1, label".
 * @param record whose block it lies in goes by its name, where this is given
 */
export function placeName(place: string, record?: unknown): string {
  const { path } = parsePlace(place)
  const block =
    path[0] === 'blocks'
      ? (record as { blocks?: { block?: string }[] })?.blocks?.[Number(path[1])]?.block
      : ''
  const words = (block ? [block, ...path.slice(2)] : path).reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name} ${key + 1}` : `${name}${name && ', '}${nameOf(key).toLowerCase()}`,
    '',
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What people call a file of `content/`: "Home page", "Case study: Healthcare triage", "Navigation, on every page". */
export function nameOfFile(file: string): string {
  const [, folder = '', name = ''] = /^content\/(?:(.+)\/)?([^/]+?)\.\w+$/.exec(file) ?? []
  const own = nameOf(name)
  if (folder === 'pages') return `${own} page`
  if (folder === 'interface') return `${own}, on every page`
  if (folder === 'legal') return `${own}, a legal text`
  if (folder === 'blog') return `Article: ${own}`
  if (folder === 'blog/images') return `Picture: ${file.replace(/^.*\//, '')}`
  if (folder.startsWith('questions')) return `Questions to ${own.toLowerCase()}`
  if (folder !== '') return `${folder === 'people' ? 'Person' : singular(nameOf(folder))}: ${own}`
  return ownNames[name] ?? own
}

const ownNames: Record<string, string> = {
  site: 'Brand',
  admissions: 'What the assistant admits not to know',
  unanswered: 'Questions that no page answers',
  cookies: 'Tables of the cookie page',
  synonyms: 'Words that mean the same',
  redirects: 'Addresses that pages had',
}
