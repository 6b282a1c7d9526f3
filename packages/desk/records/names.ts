import type { Path } from '@lintel/engine/content/change.ts'

/** What people read instead of a field's key: "whoWeHelp" is "Who we help". */
export function nameOf(key: string): string {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()
  return capitalized(words)
}

/** What one of a kind of records is called: "Page" where a file of it is "{name} page". */
export const nameOfKind = (label = '') => capitalized(label.replace('{name}', '').trim())

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** "Case studies" are made one at a time: "Case study". */
export const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** "content/pages/home.yaml#hero.actions.0.label" is a file and the way to a field. */
export function parseFieldId(fieldId: string): { file: string; path: Path } {
  const [file = '', keys = ''] = fieldId.split('#')
  return { file, path: keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
}

/**
 * The name of a field, with what it lies in: "Hero, actions 1, label".
 * @param record whose block it lies in goes by its name, where this is given
 */
export function nameOfFieldId(fieldId: string, record?: unknown): string {
  const { path } = parseFieldId(fieldId)
  const block =
    path[0] === 'blocks'
      ? (record as { blocks?: { block?: string }[] })?.blocks?.[Number(path[1])]?.block
      : ''
  const words = (block ? [block, ...path.slice(2)] : path).reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name} ${key + 1}` : `${name}${name && ', '}${nameOf(key).toLowerCase()}`,
    '',
  )
  return capitalized(words)
}
