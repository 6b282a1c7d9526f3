import { confirm, input, select } from '@inquirer/prompts'
import { site } from '#data/site.ts'
import type { Literal } from '#scripts/source/settings.ts'
import { isTemplate, owned } from '../template.ts'
import { fixFor, isNumber, isOptional, type Others } from './checkSetting.ts'
import { readLogo } from './readLogo.ts'
import type { Answers } from './settingsOf.ts'

/** How `npm run rebrand` asks for a setting of `data/site.ts`. */
export const labels: Record<string, string> = {
  name: 'Name of the firm',
  tagline: 'Tagline',
  description: 'What the firm does, in one sentence',
  logo: 'Logo: path of an SVG file made of paths',
  accent: 'Accent color',
  region: 'Region whose public holidays apply, such as US or DE-BE',
  origin: 'Address of the site',
  'email.hello': 'Email address for enquiries',
  'email.careers': 'Email address for applications',
  'email.legal': 'Email address for legal matters',
  'email.privacy': 'Email address for privacy requests',
  'email.security': 'Email address for reports of vulnerabilities',
  phone: 'Phone',
  whatsapp: 'WhatsApp number',
  'social.linkedin': 'LinkedIn profile: https://…',
  'social.x': 'X profile: https://…',
  'social.facebook': 'Facebook page: https://…',
  'social.instagram': 'Instagram profile: https://…',
  'responseTime.from': 'Business hours until an enquiry is answered, at best',
  'responseTime.within': 'Business hours until it is answered, at worst (9 to 18 makes 9 a day)',
  'responseTime.opens': 'Hour when the office opens, 0 to 23',
  'responseTime.closes': 'Hour when the office closes, 1 to 24',
  'responseTime.timeZone': 'Time zone of the office, such as Europe/Vienna',
  'responseTime.zoneName': 'Name of that zone for visitors, in summer and winter',
  'legal.jurisdiction': 'Governing law, such as "the State of Delaware, United States"',
  'legal.arbitrationBody': 'Arbitration body',
  'legal.entity': 'Registered name of the owner',
  'legal.address': 'Postal address of the owner',
  'legal.form': 'Legal form, such as GmbH',
  'legal.seat': 'Town of the registered office',
  'legal.register': 'Register in which the firm is entered',
  'legal.registerNumber': 'Number in that register',
  'legal.vatId': 'VAT identification number, such as DE123456789',
  'legal.responsible': 'Who represents the firm and is responsible for the content',
  'legal.effective': 'Day on which the legal texts take effect, year-month-day',
  'thirdParties.adClient': 'Google AdSense client: ca-pub-…',
  'thirdParties.measurementId': 'Google Analytics measurement: G-…',
  'thirdParties.recaptchaSiteKey': 'Site key of reCAPTCHA v3',
  'thirdParties.turnstileSiteKey': 'Site key of Cloudflare Turnstile, instead of reCAPTCHA',
}

/** The streams of a terminal; without them, those of the process. */
type Terminal = NonNullable<Parameters<typeof input>[1]>

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

/**
 * Asks until the answer can be used. An empty one is given where the setting may be left out.
 * @param others what was answered before
 */
async function askFor(
  setting: string,
  proposed: string,
  others: Others,
  terminal: Terminal,
): Promise<string> {
  const label = labels[setting] ?? setting
  const empty =
    setting === 'logo' ? ' (empty: keep the current one)' : isOptional(setting) ? ' (empty: none)' : ''
  const answer = await input(
    {
      message: label + empty,
      // What may be empty can be deleted; elsewhere the first key replaces what is proposed.
      ...(proposed && { default: proposed, prefill: empty ? 'editable' : 'tab' }),
      validate: (typed) => fixForAnswer(setting, typed.trim(), others) ?? true,
    },
    terminal,
  )
  return answer.trim()
}

/** The answer as `data/site.ts` keeps it. */
function literalOf(setting: string, answer: string): Literal {
  return isNumber(setting) ? Number(answer) : answer || null
}

function fixForAnswer(setting: string, typed: string, others: Others): string | undefined {
  if (setting !== 'logo') return fixFor(setting, typed, others)
  if (typed === '') return undefined
  try {
    readLogo(typed)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
