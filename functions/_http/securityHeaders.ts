import { answerPolicy, headersEverywhere } from '#data/headers.ts'

const headers: Record<string, string> = {
  ...headersEverywhere,
  'Content-Security-Policy': answerPolicy,
  'Cache-Control': 'no-store',
}

/**
 * For what the Worker answers itself. Pages taken from the assets already carry the stricter or wider policy
 * that the build wrote for them, so a header that is there stays.
 */
export function withSecurityHeaders(response: Response): Response {
  const secured = new Response(response.body, response)
  for (const [name, value] of Object.entries(headers)) {
    if (!secured.headers.has(name)) secured.headers.set(name, value)
  }
  return secured
}
