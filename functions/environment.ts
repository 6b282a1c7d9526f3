import type { Settings } from '#functions/settings.ts'

/** What the platform gives the Worker. */
export interface Environment extends Settings {
  DATABASE: D1Database
  ASSETS: Fetcher
  OWNER_MAIL?: SendEmail
  VISITOR_MAIL?: SendEmail
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
