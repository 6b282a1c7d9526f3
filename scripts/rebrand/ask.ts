import { confirm, input, select } from '@inquirer/prompts'
import { site } from '#data/site.ts'
import type { Literal } from '#scripts/source/settings.ts'
import { fault } from './faults.ts'
import type { Answers } from './settingsOf.ts'

/** Asks for everything that `data/site.ts` holds. What is left empty where it may be is left out of the site. */
export async function ask(): Promise<Answers> {
  const name = await text('name', 'Name of the firm', site.name)
  const tagline = await text('tagline', 'Tagline', site.tagline)
  const description = await text('description', 'What the firm does, in one sentence', described(name))
  const logo = await text('logo', 'Logo: path of an SVG file made of paths (empty: keep the mark)', '')
  const accent = await text('accent', 'Accent color', site.accent.fill.light)
  const origin = await text('origin', 'Address of the site', site.origin)
  const host = new URL(origin).hostname.replace(/^www\./, '')
  return {
    ...{ name, tagline, description, accent, origin },
    ...(logo && { logo }),
    email: await each('email', site.email, (local) => `${local}@${host}`),
    phone: (await text('phone', 'Phone (empty: none)', site.phone ?? '')) || null,
    whatsapp: (await text('whatsapp', 'WhatsApp number, digits only (empty: none)', '')) || null,
    social: await each('social', site.social, () => ''),
    responseTime: await responseTime(),
    legal: await each('legal', site.legal, (setting) => (setting === 'effective' ? today() : '')),
    analytics: await select({
      message: 'Count page views at the edge, without cookies?',
      choices: [
        { name: 'yes', value: 'own' },
        { name: 'no', value: 'none' },
      ],
    }),
    ...(await thirdParties()),
  }
}

async function text(setting: string, message: string, proposed: string): Promise<string> {
  const isLogo = setting === 'logo'
  const answer = await input({
    message,
    ...(proposed && { default: proposed, prefill: 'editable' }),
    validate: (value) => isLogo || (fault(setting, value.trim()) ?? true),
  })
  return answer.trim()
}

/** One question for each setting of a group; an empty answer is "none". */
async function each(group: string, settings: object, propose: (setting: string) => string): Promise<Answers> {
  const answers: Answers = {}
  for (const setting of Object.keys(settings)) {
    const path = `${group}.${setting}`
    answers[setting] = (await text(path, path, propose(setting))) || null
  }
  return answers
}

async function responseTime(): Promise<Answers> {
  const answers: Answers = {}
  for (const [setting, value] of Object.entries(site.responseTime)) {
    const path = `responseTime.${setting}`
    const typed = (answer: string): Literal => (typeof value === 'number' ? Number(answer) : answer)
    const validate = (answer: string) => fault(path, typed(answer)) ?? true
    answers[setting] = typed(await input({ message: path, default: String(value), validate }))
  }
  return answers
}

async function thirdParties(): Promise<Answers> {
  const wanted = await confirm({
    message: 'Use third parties (each loads only after consent)?',
    default: false,
  })
  return wanted ? { thirdParties: await each('thirdParties', site.thirdParties, () => '') } : {}
}

function described(name: string): string {
  return site.description.replaceAll(site.name, name)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
