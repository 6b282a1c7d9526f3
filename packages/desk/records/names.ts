import type { Path } from '@lintel/engine/content/change.ts'

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
