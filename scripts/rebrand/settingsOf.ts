import { type Site, site } from '#data/site.ts'
import { accentFrom } from '#renderer/accent/shades.ts'
import type { Literal } from '#scripts/source/settings.ts'
import { slugOf } from '#scripts/source/slugOf.ts'
import { fault } from './faults.ts'
import { readLogo } from './readLogo.ts'

/** Answers as a person gives them: settings of `data/site.ts`, one color for the accent, a file for the logo. */
export interface Answers {
  [setting: string]: Literal | Answers
}

/**
 * The settings that follow from the answers, by where they stand in `data/site.ts`. What is not answered stays.
 * @throws Error that names every answer that cannot be used
 */
export function settingsOf(answers: Answers): Map<string, Literal> {
  const given = flat(answers)
  const wrong = [...given].flatMap(([setting, value]) => faultOf(setting, value) ?? [])
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const { accent, logo } = Object.fromEntries(given)
  return new Map([
    ...followingFrom(answers),
    ...[...given].filter(([setting]) => setting !== 'accent' && setting !== 'logo'),
    ...(typeof accent === 'string'
      ? flat({ accent: accentFrom(accent.toLowerCase()) as unknown as Answers })
      : []),
    ...(typeof logo === 'string' ? flat({ logo: { ...readLogo(logo) } }) : []),
  ])
}

function followingFrom({ name }: Answers): [string, Literal][] {
  if (typeof name !== 'string' || name === site.name) return []
  return [
    ['description', site.description.replaceAll(site.name, name)],
    ['team', `${name} Team`],
    ['storagePrefix', slugOf(name) || 'site'],
  ]
}

function flat(answers: Answers, before = ''): Map<string, Literal> {
  const entries = Object.entries(answers).flatMap(([name, value]): [string, Literal][] =>
    value !== null && typeof value === 'object'
      ? [...flat(value, `${before}${name}.`)]
      : [[before + name, value]],
  )
  return new Map(entries)
}

function faultOf(setting: string, value: Literal): string | undefined {
  const isShort = setting === 'accent' || setting === 'logo'
  if (!isShort && !known(site).has(setting)) {
    return `"${setting}" is no setting. Known are: ${[...known(site).keys()].join(', ')}.`
  }
  const found = fault(setting, value)
  return found && `${setting}: ${found}`
}

function known(settings: Site): Map<string, Literal> {
  return flat(settings as unknown as Answers)
}
