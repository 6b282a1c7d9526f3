import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { checkRequest, type GuardOptions, missingKeyMessage } from './guard.ts'
import { lockedPage, openingPage } from './keys.ts'

/** Loopback only. */
export const host = '127.0.0.1'

export const originOf = (port: number) => `http://${host}:${port}`

const lockedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Serves one origin of the desk to requests that the guard accepts.
 * @param policy the default Content Security Policy
 * @throws Error where the port is in use
 */
export function serve(port: number, guarded: Omit<GuardOptions, 'origin'>, policy: string, handle: Handler) {
  const origin = originOf(port)
  const server = createServer(async (request, response) => {
    const verdict = checkRequest(request, { ...guarded, origin })
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-site')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (verdict.kind === 'answer') return handle(request, response)
    response.setHeader('Cache-Control', 'no-store')
    if (verdict.kind === 'open') {
      const { html, policy } = openingPage(guarded.secret, verdict.path)
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Set-Cookie', verdict.cookie)
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
    } else if (verdict.message === missingKeyMessage && request.headers.accept?.includes('text/html')) {
      response.setHeader('Content-Security-Policy', lockedPolicy)
      response.writeHead(verdict.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(lockedPage)
    } else
      response.writeHead(verdict.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(verdict.message)
  })
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}
