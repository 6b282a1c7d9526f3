import { globSync, readFileSync } from 'node:fs'
import { classesIn } from '../render/usedRules.ts'
import type { BuiltPage } from './artefact.ts'

/** The style sheet that stands in a page. */
const stylesIn = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''

/**
 * What a page shows without the rules that there are for it, because its own sheet lacks them.
 * @param pages all of the site
 * @returns the classes without rules, of those that somebody has seen on a page
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
