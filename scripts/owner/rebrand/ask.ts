import { confirm, select } from '@inquirer/prompts'
import { site } from '#data/site.ts'
import type { Literal } from '#scripts/source/settings.ts'
import { isTemplate, owned } from '../template.ts'
import { askFor, literalOf, type Terminal } from './askFor.ts'
import type { Answers } from './settingsOf.ts'

/**
 * Asks for what each firm decides for itself, and proposes what it decided before. What is left empty where it may
 * be is left out of the site.
 * @param terminal where prompts read and write, if not at the one that started the program
 */
export async function ask(terminal: Terminal = {}): Promise<Answers> {
  const answered = new Map<string, Literal>()
  const text = async (setting: string, proposed: string) => {
    const answer = await askFor(setting, proposed, (other) => answered.get(other), terminal)
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
  const origin = await text('origin', site.origin)
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return {
    ...{ name, tagline, description, origin },
    // The other shades may have been chosen by hand: only a new color replaces them.
    ...(accent !== site.accent.fill.light && { accent }),
    ...(logo && { logo }),
    region: await text('region', site.region),
    email: await group('email', (mailbox, now) => owned(now) || `${mailbox}@${host}`),
    phone: (await text('phone', owned(site.phone))) || null,
    whatsapp: (await text('whatsapp', owned(site.whatsapp))) || null,
    social: await group('social', (_, now) => owned(now)),
    responseTime: await group('responseTime', (setting, now) => {
      const timeZone = String(answered.get('responseTime.timeZone'))
      const hasMoved = setting === 'zoneName' && timeZone !== site.responseTime.timeZone
      return hasMoved ? commonName(timeZone) : String(now)
    }),
    legal: await group('legal', (fact, now) => (fact === 'effective' && isTemplate ? today() : owned(now))),
    analytics: await countsViews(terminal),
    thirdParties: (await wantsThirdParties(terminal))
      ? await group('thirdParties', (_, now) => owned(now))
      : Object.fromEntries(Object.keys(site.thirdParties).map((party) => [party, null])),
  }
}

type Group = 'email' | 'social' | 'responseTime' | 'legal' | 'thirdParties'

/** What a zone is called in summer and winter alike, such as "Central European Time". */
function commonName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
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

function wantsThirdParties(terminal: Terminal) {
  const has = Object.values(site.thirdParties).some(Boolean)
  return confirm({ message: 'Use third parties (each loads only after consent)?', default: has }, terminal)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
