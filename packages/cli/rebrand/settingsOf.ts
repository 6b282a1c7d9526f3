import { fixesOf } from '@lintel/engine/checks/brandSchema.ts'
import { internationalPhone, whatsappNumber } from '@lintel/engine/checks/phone.ts'
import { accentContrasts, formatRatio, readableAccent } from '@lintel/engine/render/accent/checkAccent.ts'
import { accentOf } from '@lintel/engine/render/accent/shades.ts'
import { color, type Site } from '@lintel/engine/schemas/site.ts'
import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import { site } from '@site/data/site.ts'
import { safeParse } from 'valibot'
import { Document } from 'yaml'
import type { Literal } from '../source/settings.ts'
import { readLogo } from './readLogo.ts'

/** A person's answers: settings of `content/site.yaml`, one color for the accent, a file for the logo. */
export interface Answers {
  [setting: string]: Literal | Answers
}

/**
 * Returns the settings that follow from the answers, by their path in `content/site.yaml`. Other settings
 * stay as they are.
 * @throws Error that names every invalid answer
 */
export function settingsOf({ accent, logo, ...answers }: Answers): Map<string, Literal> {
  const answered = flat(answers)
  const region = String(answered.get('region') ?? site.region)
  const { shades, fix } = typeof accent === 'string' ? shadesOf(accent) : { shades: accent, fix: undefined }
  const drawing =
    typeof logo === 'string' ? { ...readLogo(logo), ...(site.logo.picture && { picture: null }) } : logo
  const settings = new Map([
    ...[...answered].map(([setting, value]) => [setting, normalized(setting, value, region)] as const),
    ...flat({
      ...(shades !== undefined && { accent: shades }),
      ...(drawing !== undefined && { logo: drawing }),
    }),
  ])
  const fixes = [...(fix ? [['accent', fix]] : []), ...fixesOf(withSettings(settings))]
  if (fixes.length > 0) throw new Error(fixes.map(([setting, fix]) => `${setting}: ${fix}`).join('\n'))
  return new Map([...followingFrom(answers), ...settings])
}

/** Returns the brand with changed settings. */
export function withSettings(settings: ReadonlyMap<string, Literal>): unknown {
  const brand = new Document(site)
  for (const [setting, value] of settings) brand.setIn(setting.split('.'), value)
  return brand.toJS()
}

/** Formats a phone number as pages and links need it. Returns it unchanged if no phone could have it. */
export function normalized(setting: string, value: Literal, region: string): Literal {
  if (typeof value !== 'string') return value
  if (setting === 'phone') return internationalPhone(value, region) ?? value
  if (setting === 'whatsapp') return whatsappNumber(value, region) ?? value
  return value
}

const roles = { text: 'links', fill: 'buttons', end: 'the ends of buttons' }

/** Says where a color cannot be read, and which shade is taken there instead: a line for each place. */
export const shadesInsteadOf = (color: string): string[] =>
  accentContrasts(accentOf(color.toLowerCase())).flatMap(({ role, theme, color, ratio, nearest }) =>
    nearest
      ? `For ${roles[role]} in the ${theme} theme, ${color} has a contrast of ${formatRatio(ratio)}; the nearest shade that can be read is ${nearest.color} with ${formatRatio(nearest.ratio)}.`
      : [],
  )

/** Returns all shades derived from an answer's color, or how to fix the answer. */
export function shadesOf(answer: string): { shades?: Site['accent']; fix?: string } {
  const { success, output, issues } = safeParse(color, answer.toLowerCase())
  return success ? { shades: readableAccent(accentOf(output)) } : { fix: issues[0].message }
}

function followingFrom({ name, origin = site.origin }: Answers): [string, Literal][] {
  if (typeof name !== 'string' || name === site.name) return []
  return [
    ['description', site.description.replaceAll(site.name, () => name)],
    ['team', `${name} Team`],
    // A name in another script has no letters for a slug.
    ['storagePrefix', slugOf(name, maxSlugLength) || slugOf(new URL(String(origin)).hostname, maxSlugLength)],
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
