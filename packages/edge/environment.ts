import type { Database } from './database/database.ts'
import type { Settings } from './settings.ts'

/** Cloudflare's binding for outgoing mail. */
interface MailBinding {
  send(mail: object): Promise<unknown>
}

/** What the platform provides: Cloudflare, or Node with `packages/edge/node`. */
export interface Environment extends Settings {
  DATABASE: Database
  /** The files of the build. */
  ASSETS: { fetch(request: Request): Promise<Response> }
  OWNER_MAIL?: MailBinding
  VISITOR_MAIL?: MailBinding
  /**
   * Builds the site anew and serves it, where the platform can. What goes wrong there it says itself.
   * @returns whether it has tried; false while an earlier build still runs
   */
  rebuild?(): Promise<boolean>
  /** Why the site that is served is not the newest, and what to do, where a build has failed. */
  outdated?(): string | undefined
}

/** What every route receives: a request, and nothing of the platform beyond its environment. */
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

/** The cron triggers of wrangler.jsonc: deliveries every minute, the clean-up once a day. */
export const everyMinute = '* * * * *'
export const everyDay = '17 3 * * *'
