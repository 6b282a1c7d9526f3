import { collectionList } from '@lintel/engine/content/collectionList.ts'
import { collectionAt } from '@lintel/engine/content/recordPaths.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import { nameOf } from './names.ts'

export const collectionOf = (file: string) => collectionAt(collectionList, file.replace('content/', ''))

/**
 * The name of a file for people: "Home page", "Case study “Healthcare triage”", "Brand".
 * @param content its current or last content, as a text or a record; undefined for pictures
 */
export function nameOfFile(file: string, content?: unknown): string {
  if (file === 'data/holidays.ts') return 'Public holidays of the region'
  const own = file.replace(/^.*\//, '')
  const collection = collectionOf(file)
  if (!collection) return /\/images\/|^public\/people\//.test(file) ? `Picture “${own}”` : own
  const { label, id } = collection
  const name = nameOf(id.replace(/^.*\//, ''))
  if (label.includes('{name}')) return label.replace('{name}', name)
  return id === ''
    ? label
    : `${label} “${titleOf(typeof content === 'string' ? recordIn(content) : content) ?? name}”`
}

function recordIn(text: string): unknown {
  try {
    return parse(text.split(/^---\r?\n/m)[text.startsWith('---') ? 1 : 0] ?? '')
  } catch {
    return undefined
  }
}

/** What a record is called: its title, its name, or the role that has no name yet. */
export function titleOf(record: unknown): string | undefined {
  const { title, name, role } = (record ?? {}) as Record<string, unknown>
  const heading = title || name || role
  return typeof heading === 'string' ? heading : undefined
}
