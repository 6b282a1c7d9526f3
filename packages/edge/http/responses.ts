import { headersEverywhere, textPolicy } from '@lintel/rules/headers.ts'
import type { HttpError } from './HttpError.ts'

const securityHeaders: Record<string, string> = {
  ...headersEverywhere,
  'Content-Security-Policy': textPolicy,
  'Cache-Control': 'no-store',
}

export function jsonResponse(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })
}

/** What the spec's calls read of a failure: `success` and `error`, and the invalid fields if there are any. */
export function errorResponse({ status, message, issues, headers }: HttpError): Response {
  return jsonResponse(
    { success: false, error: message, ...(issues.length > 0 && { issues }) },
    status,
    headers,
  )
}

export function redirect(
  status: 301 | 302 | 303,
  location: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, { status, headers: { Location: location, ...headers } })
}

/**
 * For all that the Worker answers. Pages taken from the assets already carry the stricter or wider policy that the
 * build wrote for them, so a header that is there stays.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response)
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!secured.headers.has(name)) secured.headers.set(name, value)
  }
  return secured
}
