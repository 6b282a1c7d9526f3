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

/** What a live site lacks, and settings that contradict each other, in words for the owner. None means: ready. */
export function checkSettings(env: Settings): string[] {
  const keys = signingSecrets(env)
  const rules: [unknown, string][] = [
    [
      keys.length === 0,
      'SIGNING_SECRET is not set: links are signed with a key from the database, so whoever reads a copy can forge them.',
    ],
    [keys.some(isShort), `SIGNING_SECRET needs at least ${shortestSecret} characters in each of its keys.`],
    [isShort(env.WEBHOOK_SECRET), `WEBHOOK_SECRET needs at least ${shortestSecret} characters.`],
    [env.WEBHOOK_URL && !env.WEBHOOK_SECRET, 'WEBHOOK_URL is set, but WEBHOOK_SECRET is not.'],
    [env.WEBHOOK_URL && !isAddress(env.WEBHOOK_URL, ['https:']), 'WEBHOOK_URL must be an https address.'],
    [env.NOTIFY_TO && !env.NOTIFY_FROM, 'NOTIFY_TO is set, but NOTIFY_FROM is not.'],
    [!isOneAddress(env.NOTIFY_TO), 'NOTIFY_TO must be one email address, without a name.'],
    [!isOneAddress(env.NOTIFY_FROM), 'NOTIFY_FROM must be one email address, without a name.'],
    [
      env.NOTIFY_TO && !env.OWNER_MAIL && !env.SMTP_URL,
      'NOTIFY_TO needs the OWNER_MAIL binding or SMTP_URL.',
    ],
    [
      env.SMTP_URL && !isAddress(env.SMTP_URL, ['smtp:', 'smtps:']),
      'SMTP_URL must begin with smtps:// or smtp://.',
    ],
    [
      env.BOT_CHECK && !['recaptcha', 'turnstile'].includes(env.BOT_CHECK),
      'BOT_CHECK must be recaptcha or turnstile.',
    ],
    [env.BOT_CHECK && !env.BOT_CHECK_SECRET, 'BOT_CHECK_SECRET is missing, although BOT_CHECK is set.'],
    [!isScore(env.BOT_CHECK_MIN_SCORE), 'BOT_CHECK_MIN_SCORE must be a number from 0 to 1.'],
  ]
  return rules.flatMap(([isBroken, message]) => (isBroken ? [message] : []))
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

function isAddress(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}
