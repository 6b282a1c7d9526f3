import { collectionList } from '@lintel/engine/content/collectionList.ts'
import { collectionAt } from '@lintel/engine/content/recordPaths.ts'
import { parse } from 'yaml'
import { nameOf } from './names.ts'

export const collectionOf = (file: string) => collectionAt(collectionList, file.replace('content/', ''))

/**
 * The name of a file for people: "Home page", "Case study “Healthcare triage”", "Brand".
 * @param text its current or last content; undefined for pictures
 */
export function nameOfFile(file: string, text?: string): string {
  if (file === 'data/holidays.ts') return 'Public holidays of the region'
  const own = file.replace(/^.*\//, '')
  const collection = collectionOf(file)
  if (!collection) return /\/images\/|^public\/people\//.test(file) ? `Picture “${own}”` : own
  const { label, id } = collection
  const name = nameOf(id.replace(/^.*\//, ''))
  if (label.includes('{name}')) return label.replace('{name}', name)
  return id === '' ? label : `${label} “${titleIn(text) ?? name}”`
}

function titleIn(text = ''): string | undefined {
  try {
    const { title, name, role } = parse(text.split(/^---\r?\n/m)[text.startsWith('---') ? 1 : 0] ?? '') ?? {}
    const heading = title ?? name ?? role
    return typeof heading === 'string' ? heading : undefined
  } catch {
    return undefined
  }
}
