import { checkField } from '@lintel/rules/contact.ts'

/** The owner's settings, all optional. Independent of the platform, so that scripts can use them too. */
export interface Settings {
  /** Mail to the owner, restricted to one destination in wrangler.jsonc. */
  OWNER_MAIL?: object
  /** Mail to visitors, whose addresses cannot be restricted. */
  VISITOR_MAIL?: object
  /**
   * Keys that sign receipts and links: newest first, separated by spaces, at least 32 characters each.
   * Without it the database keeps a key of its own, which is fit for local work only.
   */
  SIGNING_SECRET?: string
  NOTIFY_TO?: string
  NOTIFY_FROM?: string
  /** smtps://user:password@host:465 or smtp://user:password@host:587 (STARTTLS required). */
  SMTP_URL?: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
  /** The address of an incoming webhook, a secret. */
  SLACK_URL?: string
  /** The address of a workflow, a secret. */
  TEAMS_URL?: string
  HUBSPOT_URL?: string
  HUBSPOT_TOKEN?: string
  CRM_URL?: string
  /** JSON with placeholders such as {email}. */
  CRM_MAPPING?: string
  /** The value of the Authorization header. */
  CRM_AUTHORIZATION?: string
  /** "on" enables a daily digest, a reminder before a promise is missed, and a receipt by mail. */
  NOTIFY_DIGEST?: string
  NOTIFY_DUE?: string
  NOTIFY_VISITOR?: string
  /** The address that starts the workflow which builds and deploys the site, and a token for it. */
  REBUILD_URL?: string
  REBUILD_TOKEN?: string
  BOT_CHECK?: string
  BOT_CHECK_SECRET?: string
  BOT_CHECK_MIN_SCORE?: string
}

/** The names of all settings; a type leaves nothing to read at run time. */
export const settingNames = Object.keys({
  OWNER_MAIL: true,
  VISITOR_MAIL: true,
  SIGNING_SECRET: true,
  NOTIFY_TO: true,
  NOTIFY_FROM: true,
  SMTP_URL: true,
  WEBHOOK_URL: true,
  WEBHOOK_SECRET: true,
  SLACK_URL: true,
  TEAMS_URL: true,
  HUBSPOT_URL: true,
  HUBSPOT_TOKEN: true,
  CRM_URL: true,
  CRM_MAPPING: true,
  CRM_AUTHORIZATION: true,
  NOTIFY_DIGEST: true,
  NOTIFY_DUE: true,
  NOTIFY_VISITOR: true,
  REBUILD_URL: true,
  REBUILD_TOKEN: true,
  BOT_CHECK: true,
  BOT_CHECK_SECRET: true,
  BOT_CHECK_MIN_SCORE: true,
} satisfies Record<keyof Settings, true>)

export const minSecretLength = 32

export function canMailVisitors(env: Settings): boolean {
  return Boolean(env.NOTIFY_FROM && (env.VISITOR_MAIL || env.SMTP_URL))
}

/** The owner's signing keys, newest first. */
export function signingSecrets({ SIGNING_SECRET = '' }: Pick<Settings, 'SIGNING_SECRET'>): string[] {
  return SIGNING_SECRET.split(/\s+/).filter(Boolean)
}

/** Whether the text is empty or a score from 0 to 1. */
export function isScore(text: string | undefined): boolean {
  return !text || (Number(text) >= 0 && Number(text) <= 1)
}

export function isShort(secret: string | undefined): boolean {
  return secret ? secret.length < minSecretLength : false
}

export function isSingleAddress(text: string | undefined): boolean {
  return !text || !checkField('email', text)
}
