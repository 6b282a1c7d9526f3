import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Guarded, verdictOf } from './guard.ts'

/** Loopback only: no other machine reaches it. */
export const host = '127.0.0.1'

export const originOf = (port: number) => `http://${host}:${port}`

export const newSecret = () => randomBytes(24).toString('base64url')

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Serves one origin of the desk to those whom the guard lets in.
 * @param policy the Content Security Policy of what is served
 * @throws Error where the port is taken
 */
export function serve(port: number, guarded: Omit<Guarded, 'origin'>, policy: string, handle: Handler) {
  const origin = originOf(port)
  const server = createServer(async (request, response) => {
    const verdict = verdictOf(request, { ...guarded, origin })
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Referrer-Policy', 'no-referrer')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (verdict.status === 200) return handle(request, response)
    if (verdict.status === 302)
      response.writeHead(302, { Location: verdict.location, 'Set-Cookie': verdict.cookie }).end()
    else
      response.writeHead(verdict.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(verdict.message)
  })
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}
