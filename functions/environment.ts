/** What the platform gives the Worker. Everything optional is off until the owner sets it. */
export interface Environment {
  DATABASE: D1Database
  ASSETS: Fetcher
  /** Mail to the owner, pinned to one destination in wrangler.jsonc. */
  OWNER_MAIL?: SendEmail
  /** Mail to subscribers, whose addresses cannot be pinned. */
  VISITOR_MAIL?: SendEmail
  /** Signs receipts and links; at least 32 characters. Without it the database keeps a key of its own. */
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

/** What every route gets: a request, and nothing of the platform beyond its environment. */
export interface Context {
  request: Request
  url: URL
  env: Environment
  waitUntil(work: Promise<unknown>): void
}

export type Handler = (context: Context) => Response | Promise<Response>

export interface Route {
  onRequestGet?: Handler
  onRequestPost?: Handler
}
