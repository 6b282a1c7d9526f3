import { confirm, input, select } from '@inquirer/prompts'
import { fixesOf, schemaOfSetting } from '@lintel/engine/checks/brandSchema.ts'
import { typefaces } from '@lintel/engine/schemas/site.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { getDescription, getTitle, is } from 'valibot'
import type { Literal } from '../source/settings.ts'
import { isTemplate, ownValue } from '../template.ts'
import { readLogo } from './readLogo.ts'
import { type Answers, normalized, shadesInsteadOf, shadesOf, withSettings } from './settingsOf.ts'

/** Returns the label of the prompt for a setting. */
export function labelOf(setting: string): string {
  if (setting === 'logo') return 'Logo: path of an SVG file made of paths'
  const schema = schemaOfSetting(setting)
  return [getTitle(schema), getDescription(schema)].filter(Boolean).join(': ')
}

/** The streams of a terminal; by default those of the process. */
type Terminal = NonNullable<Parameters<typeof input>[1]>

/**
 * Asks for everything that each firm decides for itself, proposing the current values. An optional setting
 * that is left empty is left out of the site.
 * @param terminal where prompts read and write, if not in the terminal of the process
 */
export async function promptSettings(terminal: Terminal = {}): Promise<Answers> {
  const answered = new Map<string, Literal>()
  const text = async (setting: string, proposed: string) => {
    const answer = await promptSetting(setting, proposed, answered, terminal)
    answered.set(setting, literalOf(setting, answer))
    return answer
  }
  const group = async (name: Group, propose: (setting: string, now: Literal) => string) => {
    const answers: Answers = {}
    for (const [setting, now] of Object.entries(site[name])) {
      await text(`${name}.${setting}`, propose(setting, now))
      answers[setting] = answered.get(`${name}.${setting}`) ?? null
    }
    return answers
  }
  const name = await text('name', site.name)
  const tagline = await text('tagline', site.tagline)
  const description = await text(
    'description',
    site.description.replaceAll(site.name, () => name),
  )
  const logo = await text('logo', '')
  const accent = await text('accent', site.accent.fill.light)
  // The other shades may have been adjusted by hand, so only a new color replaces them.
  const takesAccent = accent !== site.accent.fill.light && (await takesShades(accent, terminal))
  const typeface = await chooseTypeface(terminal)
  const origin = await text('origin', site.origin)
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return {
    name,
    tagline,
    description,
    typeface,
    origin,
    ...(takesAccent && { accent }),
    ...(logo && { logo }),
    region: await text('region', site.region),
    email: await group('email', (mailbox, now) => ownValue(now) || `${mailbox}@${host}`),
    phone: (await text('phone', ownValue(site.phone))) || null,
    whatsapp: (await text('whatsapp', ownValue(site.whatsapp))) || null,
    social: await group('social', (_, now) => ownValue(now)),
    responseTime: await group('responseTime', (setting, now) => {
      const timeZone = String(answered.get('responseTime.timeZone'))
      const hasMoved = setting === 'zoneName' && timeZone !== site.responseTime.timeZone
      return hasMoved ? commonName(timeZone) : String(now)
    }),
    legal: await group('legal', (fact, now) =>
      fact === 'effective' && isTemplate ? today() : ownValue(now),
    ),
    analytics: await countsViews(terminal),
    thirdParties: (await wantsThirdParties(terminal))
      ? await group('thirdParties', (_, now) => ownValue(now))
      : Object.fromEntries(Object.keys(site.thirdParties).map((party) => [party, null])),
  }
}

type Group = 'email' | 'social' | 'responseTime' | 'legal' | 'thirdParties'

/** Returns a time zone's name that holds in summer and winter, such as "Central European Time". */
function commonName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function chooseTypeface(terminal: Terminal) {
  const choices = Object.entries(typefaces).map(([value, name]) => ({ name, value }))
  return select({ message: labelOf('typeface'), choices, default: site.typeface }, terminal)
}

function countsViews(terminal: Terminal) {
  return select(
    {
      message: 'Count page views at the edge, without cookies?',
      choices: [
        { name: 'yes', value: 'own' },
        { name: 'no', value: 'none' },
      ],
      default: site.analytics,
    },
    terminal,
  )
}

export const useNearest = 'Use the nearest shade? (no: keep the colors that were there)'

/** Asks before any other shade than the chosen one is taken. */
async function takesShades(accent: string, terminal: Terminal): Promise<boolean> {
  const instead = shadesInsteadOf(accent)
  if (instead.length === 0) return true
  return confirm({ message: [useNearest, ...instead].join('\n  ') }, terminal)
}

function wantsThirdParties(terminal: Terminal) {
  const has = Object.values(site.thirdParties).some(Boolean)
  return confirm({ message: 'Use third parties (each loads only after consent)?', default: has }, terminal)
}

function today(): string {
  return isoDay(Date.now())
}

/**
 * Asks until the answer is valid. An optional setting accepts an empty answer.
 * @param answered the previous answers
 */
async function promptSetting(
  setting: string,
  proposed: string,
  answered: ReadonlyMap<string, Literal>,
  terminal: Terminal,
): Promise<string> {
  const isLogo = setting === 'logo'
  const isOptional = !isLogo && is(schemaOfSetting(setting), null)
  const empty = isLogo ? ' (empty: keep the current one)' : isOptional ? ' (empty: none)' : ''
  const answer = await input(
    {
      message: labelOf(setting) + empty,
      // The proposal for an optional setting can be deleted; for others, the first key replaces it.
      ...(proposed && { default: proposed, prefill: empty ? 'editable' : 'tab' }),
      validate: (input) => fixForAnswer(setting, input.trim(), answered) ?? true,
    },
    terminal,
  )
  return answer.trim()
}

/** Converts an answer to the value stored in `content/site.yaml`. */
function literalOf(setting: string, answer: string): Literal {
  const isNumber = setting !== 'logo' && schemaOfSetting(setting).type === 'number'
  return isNumber ? Number(answer) : answer || null
}

function fixForAnswer(
  setting: string,
  input: string,
  answered: ReadonlyMap<string, Literal>,
): string | undefined {
  if (setting === 'logo') return input === '' ? undefined : fixForLogo(input)
  if (setting === 'accent') return shadesOf(input).fix
  const region = String(answered.get('region') ?? site.region)
  const value = normalized(setting, literalOf(setting, input), region)
  const settings = new Map([...answered, [setting, value] as const])
  for (const noSetting of ['logo', 'accent']) settings.delete(noSetting)
  return fixesOf(withSettings(settings)).get(setting)
}

function fixForLogo(file: string): string | undefined {
  try {
    readLogo(file)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
