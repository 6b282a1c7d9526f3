import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '@lintel/engine/command/port.ts'
import { checkRequest, type GuardOptions, missingKeyMessage } from './guard.ts'
import { readKept } from './kept.ts'
import { lockedPage, openingPage } from './keys.ts'

const lockedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Serves requests that the guard accepts, on loopback only.
 * @param policy the default Content Security Policy
 * @throws Error where the port is in use
 */
export function serve(port: number, guarded: GuardOptions, policy: string, handle: Handler) {
  const respond: RequestListener = (request, response) => {
    const verdict = checkRequest(request, guarded)
    // What the policy names is told to nobody else.
    response.setHeader('Content-Security-Policy', verdict.kind === 'answer' ? policy : lockedPolicy)
    response.setHeader('Cross-Origin-Resource-Policy', 'same-site')
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (verdict.kind === 'answer') return handle(request, response)
    response.setHeader('Cache-Control', 'no-store')
    if (verdict.kind === 'open') {
      const { html, policy } = openingPage(guarded.secret, verdict.path, readKept())
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Set-Cookie', verdict.cookie)
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
    } else if (verdict.message === missingKeyMessage && request.headers.accept?.includes('text/html')) {
      response.writeHead(verdict.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(lockedPage)
    } else
      response.writeHead(verdict.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(verdict.message)
  }
  return listenOnLoopback(port, () => createServer(respond))
}
