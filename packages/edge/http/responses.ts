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

/**
 * A failure in the shape that the specification's API calls read: `success`, `error`, and `issues` if fields
 * are invalid.
 */
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
 * Adds the security headers to a response. Pages of the build carry their own policy, stricter or wider than
 * this one, so a header that is already set stays.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response)
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!secured.headers.has(name)) secured.headers.set(name, value)
  }
  return secured
}
