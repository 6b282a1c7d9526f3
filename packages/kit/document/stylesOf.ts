import { usedRules } from '@lintel/engine/render/usedRules.ts'
import otherMedia from '/renderer/otherMedia.css?inline'
import styles from '/renderer/styles.css?by-page&inline'
import proseSheet from '../styles/prose.css?inline'

/** Tailwind adds its notice to each sheet that it processes, also to this one, which has none of its rules. */
const prose = proseSheet.replace(/^\/\*![\s\S]*?\*\/\s*/, '')

/** Classes that the document's own scripts set. */
const setByScripts = ['script', 'dark']

const cache = new Map<string, string>()

/**
 * Returns the style sheet of a page: the rules for its content, and for everything its islands may show
 * later, so that nothing needs to be fetched for them and the page is laid out only once.
 * @param pageId Vike's id of its folder
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
