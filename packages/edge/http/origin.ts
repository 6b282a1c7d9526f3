import { pagesOrigin } from '@lintel/rules/edge.ts'
import type { Context } from '../environment.ts'
import { HttpError } from './HttpError.ts'

/**
 * Requires a request from our own pages, by headers that browsers set and pages cannot forge.
 * @param pages the origin of the pages, if another host than the edge serves them
 * @throws HttpError 403 for another site, or if the request does not say
 */
export function requireSameOrigin(
  { request, url }: Pick<Context, 'request' | 'url'>,
  pages: string | null = pagesOrigin,
): void {
  const site = request.headers.get('Sec-Fetch-Site')
  const isOwn = site ? site === 'same-origin' : request.headers.get('Origin') === url.origin
  if (!isOwn && !isFromPages(request, pages))
    throw new HttpError(
      403,
      'Nothing was sent: we could not verify this request. Please reload the page and try again.',
    )
}

/** Answers a preflight request from our own pages. Returns `undefined` for any other request. */
export function preflightResponse(
  request: Request,
  pages: string | null = pagesOrigin,
): Response | undefined {
  if (request.method !== 'OPTIONS' || !isFromPages(request, pages)) return undefined
  const headers = {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '7200',
  }
  return withCorsHeaders(request, new Response(null, { status: 204, headers }), pages)
}

/**
 * Lets our own pages read a response. Beacons always ask for credentials, so they are allowed, although there
 * are none.
 */
export function withCorsHeaders(
  request: Request,
  response: Response,
  pages: string | null = pagesOrigin,
): Response {
  if (pages === null) return response
  const shared = new Response(response.body, response)
  shared.headers.append('Vary', 'Origin')
  if (isFromPages(request, pages)) {
    shared.headers.set('Access-Control-Allow-Origin', pages)
    shared.headers.set('Access-Control-Allow-Credentials', 'true')
  }
  return shared
}

function isFromPages(request: Request, pages: string | null): boolean {
  return pages !== null && request.headers.get('Origin') === pages
}
