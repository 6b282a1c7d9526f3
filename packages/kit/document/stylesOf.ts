import { usedRules } from '@lintel/engine/render/usedRules.ts'
import otherMedia from '/renderer/otherMedia.css?inline'
import styles from '/renderer/styles.css?by-page&inline'
import prose from '../styles/prose.css?inline'

/** What the document's own scripts set. */
const setByScripts = ['script', 'dark']

const cache = new Map<string, string>()

/**
 * The style sheet of a page: with the rules for what stands in it and for what its islands may show later, so that nothing
 * has to be fetched for them and no page is laid out twice.
 * @param pageId Vike's name of its folder
 * @param body its markup
 */
export function stylesOf(pageId: string, body: string, islands: Iterable<string>, hasProse: boolean): string {
  const kind = styles.kinds[pageId]
  const classes = kind ?? [
    ...Array.from(body.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    ...Array.from(islands, (name) => styles.islands[name] ?? []).flat(),
    ...setByScripts,
  ]
  const key = kind ? `${pageId} ${hasProse}` : [...new Set(classes)].sort().join(' ')
  const own = cache.get(key) ?? withUsed(new Set(classes), hasProse ? prose : '')
  cache.set(key, own)
  return own
}

function withUsed(classes: Set<string>, prose: string): string {
  if (import.meta.env.DEV) return styles.sheet + prose
  return usedRules(styles.sheet, (name) => classes.has(name), otherMedia + prose) + prose
}
