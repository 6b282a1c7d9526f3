import { mostInName, slugOf } from '#data/rules/slugOf.ts'
import { type Site, site } from '#data/site.ts'
import { accentFrom } from '#renderer/accent/shades.ts'
import type { Literal } from '#scripts/source/settings.ts'
import { fixFor } from './checkSetting.ts'
import { internationalPhone, whatsappNumber } from './phone.ts'
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
  const all = new Map([...flatSettings(site), ...given])
  const others = (setting: string) => all.get(setting)
  const wrong = [
    ...unknownAmong([...given.keys()]),
    ...[...all].flatMap(([setting, value]) => {
      const fix = fixFor(setting, value, others)
      return fix ? [`${setting}: ${fix}`] : []
    }),
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const { accent, logo } = Object.fromEntries(given)
  return new Map([
    ...followingFrom(answers, String(all.get('origin'))),
    ...[...given]
      .filter(([setting]) => setting !== 'accent' && setting !== 'logo')
      .map(([setting, value]): [string, Literal] => [
        setting,
        normalized(setting, value, String(all.get('region'))),
      ]),
    ...(typeof accent === 'string'
      ? flat({ accent: accentFrom(accent.toLowerCase()) as unknown as Answers })
      : []),
    ...(typeof logo === 'string' ? flat({ logo: { ...readLogo(logo) } }) : []),
  ])
}

/** Every setting of a brand, by where it stands: "email.hello". */
export function flatSettings(settings: Site): Map<string, Literal> {
  return flat(settings as unknown as Answers)
}

/** A number as pages and links need it, however it was typed. */
function normalized(setting: string, value: Literal, region: string): Literal {
  if (typeof value !== 'string') return value
  if (setting === 'phone') return internationalPhone(value, region) ?? null
  if (setting === 'whatsapp') return whatsappNumber(value, region) ?? null
  return value
}

function followingFrom({ name }: Answers, origin: string): [string, Literal][] {
  if (typeof name !== 'string' || name === site.name) return []
  return [
    ['description', site.description.replaceAll(site.name, () => name)],
    ['team', `${name} Team`],
    // A name in another script has no letters for a slug.
    ['storagePrefix', slugOf(name, mostInName) || slugOf(new URL(origin).hostname, mostInName)],
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

function unknownAmong(settings: string[]): string[] {
  const known = flatSettings(site)
  return settings
    .filter((setting) => setting !== 'accent' && setting !== 'logo' && !known.has(setting))
    .map((setting) => `"${setting}" is no setting. Known are: ${[...known.keys()].join(', ')}.`)
}
