import type { Path } from '@lintel/engine/content/change.ts'

/** Turns a key into words: "whoWeHelp" is "Who we help". No owner knows what a href is. */
export function nameOf(key: string): string {
  if (key === 'href') return 'Link address'
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<=[a-z\d])[-_](?=[a-z\d])/gi, ' ')
    .toLowerCase()
  return capitalized(words)
}

/** The name of a kind of records: "Page" for the label "{name} page". */
export const nameOfKind = (label = '') => capitalized(label.replace(/\{name\}(?:, an? )?/, '').trim())

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** "Case studies" becomes "Case study". */
export const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')

/** "Case study" becomes "case studies" among words. */
export const plural = (name: string) =>
  name === 'person' ? 'people' : name.replace(/(?<![aeiou])y$/, 'ie').concat('s')

/** Splits a field id such as "content/pages/home.yaml#hero.actions.0.label". */
export function parseFieldId(fieldId: string): { file: string; path: Path } {
  const [file = '', keys = ''] = fieldId.split('#')
  return { file, path: keys.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) }
}

/** What a block is called, with its number where its page has several of its kind: "Questions 2". */
export function nameOfBlock(record: unknown, index: number): string | undefined {
  const { blocks } = (record ?? {}) as { blocks?: ({ block?: string } | null)[] }
  const kind = Array.isArray(blocks) ? blocks[index]?.block : undefined
  if (!kind || !blocks) return undefined
  const same = [...blocks.keys()].filter((each) => blocks[each]?.block === kind)
  return nameOf(kind) + (same.length > 1 ? ` ${same.indexOf(index) + 1}` : '')
}

/**
 * The name of a field with its groups: "Hero, actions 1, label".
 * @param record used to call a block by its kind instead of its index
 */
export function nameOfFieldId(fieldId: string, record?: unknown): string {
  const { path } = parseFieldId(fieldId)
  const block = path[0] === 'blocks' ? nameOfBlock(record, Number(path[1])) : undefined
  return (block ? path.slice(2) : path).reduce<string>(
    (name, key) =>
      typeof key === 'number'
        ? `${name} ${key + 1}`
        : name
          ? `${name}, ${nameOf(key).toLowerCase()}`
          : nameOf(key),
    block ?? '',
  )
}
