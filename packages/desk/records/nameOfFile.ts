import { idIn } from '@lintel/engine/content/kinds.ts'
import { recordKinds } from '@lintel/engine/content/recordKinds.ts'
import { parse } from 'yaml'
import { nameOf } from './names.ts'

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
