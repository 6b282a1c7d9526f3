import { hiddenPages } from '#functions/_site/notFound.ts'
import * as contact from '#functions/api/contact-secure.ts'
import * as health from '#functions/api/health.ts'
import * as newsletter from '#functions/api/newsletter.ts'
import * as views from '#functions/api/views.ts'
import * as contactSent from '#functions/contact/sent.ts'
import type { Route } from '#functions/environment.ts'
import * as newsletterConfirm from '#functions/newsletter/confirm.ts'
import * as newsletterUnsubscribe from '#functions/newsletter/unsubscribe.ts'
import * as receipt from '#functions/receipt.ts'
import * as search from '#functions/search.ts'

/** Every address the Worker answers. A star stands for two parts: an id and its signature. */
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

/** The pattern of the route that answers an address; none where a file or nothing is there. */
export function routeAt(path: string): string | undefined {
  const pattern = path.replace(/\/[^/]+\/[^/]+$/, '/*')
  return [path, pattern].find((name) => Object.hasOwn(routes, name))
}

/** Whether the Worker answers even where a file stands: `run_worker_first` of wrangler.jsonc. */
export function isAnsweredFirst(path: string): boolean {
  return path.startsWith('/api/') || routeAt(path) !== undefined || hiddenPages.includes(path)
}
