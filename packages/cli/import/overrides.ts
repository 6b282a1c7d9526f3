import { escapeHtml } from '@lintel/rules/text.ts'
import type { Tell } from './foreignPost.ts'
import { settingsOf } from './wordpressBlocks.ts'

/** A block from its first comment on, up to the next. */
const block = /(<!--\s+wp:[a-z][\w/-]*((?:(?!-->|<!--)[\s\S])*?)-->)((?:(?!<!--)[\s\S])*)/g
/** The elements whose words such a setting is. */
const holders: Record<string, RegExp> = { content: /<(h[1-6]|p)\b[^<>]*>/, text: /<(a|button)\b[^<>]*>/ }
/** Settings that say nothing to readers. */
const silent = ['linkTarget', 'rel']

/**
 * A shared block with what a post says in the place of its own words.
 * @param overrides settings by the names of the blocks in it
 */
export function withOverrides(html: string, overrides: unknown, tell: Tell): string {
  const unused = structuredClone(Object(overrides)) as Record<string, Record<string, unknown>>
  const filled = html.replaceAll(block, (_, comment: string, settings: string, inside: string) => {
    const { name = '' } = Object(settingsOf(settings).metadata) as { name?: string }
    const own = Object.hasOwn(unused, name) ? Object(unused[name]) : {}
    let result = inside
    for (const [setting, value] of Object.entries<unknown>(own)) {
      const changed = typeof value === 'string' && value ? withSetting(result, setting, value) : undefined
      if (changed === undefined) continue
      result = changed
      delete own[setting]
    }
    return comment + result
  })
  const rest = textsIn(unused)
  if (rest.length > 0) tell(`what it says in a block that posts share: ${rest.join('; ')}`)
  return filled
}

function withSetting(html: string, setting: string, value: string): string | undefined {
  if (setting === 'url' && /<a\s/.test(html))
    return html.replace(/(?<=<a\s[^<>]*)href="[^"]*"/, '').replace('<a', `<a href="${escapeHtml(value)}"`)
  const start = Object.hasOwn(holders, setting) ? holders[setting]?.exec(html) : undefined
  const end = start ? html.lastIndexOf(`</${start[1]}>`) : -1
  if (!start || end < start.index) return undefined
  return html.slice(0, start.index + start[0].length) + value + html.slice(end)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : []
  return Object.entries(Object(value)).flatMap(([name, each]) => (silent.includes(name) ? [] : textsIn(each)))
}
