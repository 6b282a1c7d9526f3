import { idIn } from '@lintel/engine/content/kinds.ts'
import { recordKinds } from '@lintel/engine/content/recordKinds.ts'
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

/** The kind of a file of `content/`, and its id. */
export function kindOf(file: string) {
  const path = file.replace('content/', '')
  const kind = recordKinds.find(({ files }) => idIn(files, path) !== undefined)
  return kind && { ...kind, id: idIn(kind.files, path) ?? '' }
}

/**
 * What people call a file: "Home page", "Case study “Healthcare triage”", "Brand".
 * @param text what it says, or said where it is gone; undefined of pictures
 */
export function nameOfFile(file: string, text?: string): string {
  if (file === 'data/holidays.ts') return 'Public holidays of the region'
  const own = file.replace(/^.*\//, '')
  const kind = kindOf(file)
  if (!kind) return file.includes('/images/') ? `Picture “${own}”` : own
  const { label, id } = kind
  const name = nameOf(id.replace(/^.*\//, ''))
  if (label.includes('{name}')) return label.replace('{name}', name)
  return id === '' ? label : `${label} “${titleIn(text) ?? name}”`
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
