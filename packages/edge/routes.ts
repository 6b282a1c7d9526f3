import * as contact from './api/contact-secure.ts'
import * as health from './api/health.ts'
import * as newsletter from './api/newsletter.ts'
import * as views from './api/views.ts'
import * as contactSent from './contact/sent.ts'
import type { Route } from './environment.ts'
import * as newsletterConfirm from './newsletter/confirm.ts'
import * as newsletterUnsubscribe from './newsletter/unsubscribe.ts'
import * as receipt from './receipt.ts'
import * as search from './search.ts'
import { hiddenPages } from './site/notFound.ts'

/**
 * Every address that the Worker answers. A star stands for two segments: an id and its signature or token.
 */
export const routes: Record<string, Route> = {
  '/api/contact': contact,
  '/api/contact-secure': contact,
  '/api/health': health,
  '/api/newsletter': newsletter,
  '/api/views': views,
  '/contact/sent': contactSent,
  '/newsletter/confirm/*': newsletterConfirm,
  '/newsletter/unsubscribe/*': newsletterUnsubscribe,
  '/receipt/*': receipt,
  '/search': search,
}

/** Returns the pattern of the route for an address, or `undefined` if none answers it. */
export function routeAt(path: string): string | undefined {
  const pattern = path.replace(/\/[^/]+\/[^/]+$/, '/*')
  return [path, pattern].find((name) => Object.hasOwn(routes, name))
}

/** Whether the Worker answers even if a file exists, as `run_worker_first` of wrangler.jsonc says. */
export function runsBeforeFiles(path: string): boolean {
  return path.startsWith('/api/') || routeAt(path) !== undefined || hiddenPages.includes(path)
}
