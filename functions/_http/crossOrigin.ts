import { pagesOrigin } from '#data/edge.ts'

/** Whether a request comes from the pages that another host serves, which browsers say and pages cannot forge. */
export function isFromPages(request: Request, pages: string | null = pagesOrigin): boolean {
  return pages !== null && request.headers.get('Origin') === pages
}

/** The browser's question whether a page of another origin may call, answered for our own pages alone. */
export function preflightAnswer(request: Request, pages: string | null = pagesOrigin): Response | undefined {
  if (request.method !== 'OPTIONS' || !isFromPages(request, pages)) return undefined
  const headers = {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '7200',
  }
  return withCrossOrigin(request, new Response(null, { status: 204, headers }), pages)
}

/** Lets our own pages read an answer. Credentials are allowed because beacons always ask for it; there are none. */
export function withCrossOrigin(
  request: Request,
  response: Response,
  pages: string | null = pagesOrigin,
): Response {
  if (pages === null) return response
  const answer = new Response(response.body, response)
  answer.headers.append('Vary', 'Origin')
  if (isFromPages(request, pages)) {
    answer.headers.set('Access-Control-Allow-Origin', pages)
    answer.headers.set('Access-Control-Allow-Credentials', 'true')
  }
  return answer
}
