import { pagesOrigin } from '#data/edge.ts'
import { isFromPages } from '#functions/_http/crossOrigin.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import type { Context } from '#functions/environment.ts'

/** Browsers say where a request comes from, and pages cannot forge it. A request that does not say is refused. */
export function requireSameOrigin(
  { request, url }: Pick<Context, 'request' | 'url'>,
  pages: string | null = pagesOrigin,
): void {
  const site = request.headers.get('Sec-Fetch-Site')
  const origin = request.headers.get('Origin')
  const isOwn = site ? site === 'same-origin' : origin === url.origin
  if (!isOwn && !isFromPages(request, pages))
    throw new Refusal(403, 'This request did not come from our own page. Please reload it and try again.')
}
