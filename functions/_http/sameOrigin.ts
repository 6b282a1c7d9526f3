import { Refusal } from '#functions/_http/Refusal.ts'
import type { Context } from '#functions/environment.ts'

/** Browsers say where a request comes from, and pages cannot forge it. A request that does not say is refused. */
export function requireSameOrigin({ request, url }: Context): void {
  const site = request.headers.get('Sec-Fetch-Site')
  const isOwn = site ? site === 'same-origin' : request.headers.get('Origin') === url.origin
  if (!isOwn)
    throw new Refusal(403, 'This request did not come from our own page. Please reload it and try again.')
}
