import type { FieldDiagnostic } from '#data/diagnostic.ts'
import { checkField } from '#data/rules/contact.ts'

/** What the owner may set, all of it optional. Independent of the platform, so that scripts can use it too. */
export interface Settings {
  /** Mail to the owner, pinned to one destination in wrangler.jsonc. */
  OWNER_MAIL?: object
  /** Mail to subscribers, whose addresses cannot be pinned. */
  VISITOR_MAIL?: object
  /**
   * Keys that sign receipts and links, newest first, with spaces between them; each of at least 32 characters. Without
   * it the database keeps a key of its own, which is fit for local work alone.
   */
  SIGNING_SECRET?: string
  NOTIFY_TO?: string
  NOTIFY_FROM?: string
  /** smtps://user:password@host:465 or smtp://user:password@host:587 (STARTTLS required). */
  SMTP_URL?: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  BOT_CHECK?: string
  BOT_CHECK_SECRET?: string
  BOT_CHECK_MIN_SCORE?: string
}

export type Channel = 'mail' | 'webhook' | 'visitor-mail'

const shortestSecret = 32

/** The channels by which the owner is notified of an enquiry. */
export function ownerChannels(env: Settings): Channel[] {
  const channels: Channel[] = []
  if (env.NOTIFY_TO && env.NOTIFY_FROM && (env.OWNER_MAIL || env.SMTP_URL)) channels.push('mail')
  if (env.WEBHOOK_URL && env.WEBHOOK_SECRET) channels.push('webhook')
  return channels
}

/** All channels that can deliver now: rows for another one stay pending. */
export function openChannels(env: Settings): Channel[] {
  const visitors: Channel[] = canMailVisitors(env) ? ['visitor-mail'] : []
  return [...ownerChannels(env), ...visitors]
}

export function canMailVisitors(env: Settings): boolean {
  return Boolean(env.NOTIFY_FROM && (env.VISITOR_MAIL || env.SMTP_URL))
}

/** The owner's signing keys, newest first. */
export function signingSecrets({ SIGNING_SECRET = '' }: Pick<Settings, 'SIGNING_SECRET'>): string[] {
  return SIGNING_SECRET.split(/\s+/).filter(Boolean)
}

/** What a live site lacks, and settings that contradict each other. None means: ready. */
export function checkSettings(env: Settings): FieldDiagnostic[] {
  const { WEBHOOK_URL, WEBHOOK_SECRET, NOTIFY_TO, NOTIFY_FROM, SMTP_URL, OWNER_MAIL, BOT_CHECK } = env
  const keys = signingSecrets(env)
  const known = ['', 'recaptcha', 'turnstile']
  const longer = `write at least ${shortestSecret} characters`
  const both = 'set both, or neither'
  const single = 'write one address, without a name'
  const rules: [field: keyof Settings, isBroken: unknown, message: string, fix: string][] = [
    // The database keeps a key then, and whoever has a copy of it can sign.
    ['SIGNING_SECRET', keys.length === 0, 'is not set, so a copy of the database can forge links', longer],
    ['SIGNING_SECRET', keys.some(isShort), 'has a key that is too short', longer],
    ['WEBHOOK_SECRET', isShort(WEBHOOK_SECRET), 'is too short', longer],
    ['WEBHOOK_URL', WEBHOOK_URL && !WEBHOOK_SECRET, 'is set, but WEBHOOK_SECRET is not', both],
    ['WEBHOOK_URL', !isAddress(WEBHOOK_URL, ['https:']), 'is no such address', 'begin it with https://'],
    ['NOTIFY_TO', NOTIFY_TO && !NOTIFY_FROM, 'is set, but NOTIFY_FROM is not', both],
    ['NOTIFY_TO', !isOneAddress(NOTIFY_TO), 'is not one email address', single],
    ['NOTIFY_FROM', !isOneAddress(NOTIFY_FROM), 'is not one email address', single],
    ['NOTIFY_TO', NOTIFY_TO && !OWNER_MAIL && !SMTP_URL, 'gets no mail', 'bind OWNER_MAIL, or set SMTP_URL'],
    ['SMTP_URL', !isAddress(SMTP_URL, ['smtp:', 'smtps:']), 'is no such address', 'begin it with smtps://'],
    ['BOT_CHECK', !known.includes(BOT_CHECK ?? ''), 'is no service', 'write recaptcha or turnstile'],
    ['BOT_CHECK_SECRET', BOT_CHECK && !env.BOT_CHECK_SECRET, 'is not set, but BOT_CHECK is', both],
    ['BOT_CHECK_MIN_SCORE', !isScore(env.BOT_CHECK_MIN_SCORE), 'is no score', 'write a number from 0 to 1'],
  ]
  return rules
    .filter(([, isBroken]) => isBroken)
    .map(([field, , message, fix]) => ({ field, message: `${field} ${message}`, fix }))
}

/** Whether a lowest score can be kept; none is one too. */
export function isScore(text: string | undefined): boolean {
  return !text || (Number(text) >= 0 && Number(text) <= 1)
}

function isShort(secret: string | undefined): boolean {
  return Boolean(secret) && (secret as string).length < shortestSecret
}

function isOneAddress(text: string | undefined): boolean {
  return !text || !checkField('email', text)
}

function isAddress(text: string | undefined, protocols: string[]): boolean {
  return !text || protocols.includes(URL.parse(text)?.protocol ?? '')
}
