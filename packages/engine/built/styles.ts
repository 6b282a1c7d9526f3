import { globSync, readFileSync } from 'node:fs'
import { classesIn } from '../render/usedRules.ts'
import type { BuiltPage } from './artefact.ts'

/** Returns the inline style sheet of a page. */
const stylesIn = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

/**
 * Creates a check for rules that are missing from a page's inline styles.
 * @param pages all pages of the site
 * @returns a function that gets a page and the classes seen on it, and returns those that are styled
 *   elsewhere on the site but not on this page
 */
export function createUnstyledCheck(pages: BuiltPage[]): (html: string, used: Iterable<string>) => string[] {
  const byHand = globSync('{renderer/styles,components/drawings}/*.css', {
    exclude: ['packages/kit/styles/{print,forced-colors}.css'],
  }).map((file) => readFileSync(file, 'utf8'))
  const styled = classesIn([...byHand, ...pages.map(({ html }) => stylesIn(html))].join('\n'))
  return (html, used) => {
    const own = classesIn(stylesIn(html))
    return [...used].filter((name) => styled.has(name) && !own.has(name))
  }
}
