import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { edgeOrigin } from '@lintel/rules/edge.ts'
import { sendNodeResponse } from 'srvx/node'
import { HttpError } from '../http/HttpError.ts'
import { errorResponse, withSecurityHeaders } from '../http/responses.ts'
import { isResponding, limitConnections, serializeRequests } from './connections.ts'

/** In ms. Whoever sends a request, or reads its answer, more slowly than this keeps a connection from others. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
}
/** How long (ms) nothing may move on a connection. */
const idleTimeout = 30_000

type HandleRequest = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/**
 * A server of HTTP that one client cannot take from the others, and that answers requests which no site can answer, with
 * the headers of all responses.
 * @param handle gets the address at the site's own origin, whatever the request says of its host
 */
export function createHttpServer(handle: HandleRequest): Server {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      if (request.method === 'TRACE') return await refuse(response, 405, { Allow: 'GET, HEAD, POST' })
      if (/[^,\s]/.test((request.headers.expect ?? '').replace(/100-continue/gi, '')))
        return await refuse(response, 417)
      const url = urlOf(request)
      return await (url ? handle(request, response, url) : refuse(response, 400))
    } catch (error) {
      console.error('A request failed:', error)
      if (response.headersSent) response.destroy()
      else await refuse(response, 503, { 'Retry-After': '30' })
    }
  }
  const listener = serializeRequests(respond)
  // Of two hosts Node would take the first; joined they are none.
  const server = createServer({ ...limits, requireHostHeader: false, joinDuplicateHeaders: true }, listener)
  server.timeout = idleTimeout
  limitConnections(server)
  server.on('checkExpectation', listener)
  server.on('connect', (_, socket: Socket) => {
    // Node takes its own listener off such a socket, and without one a reset ends the process.
    socket.on('error', () => socket.destroy())
    socket.end(bareResponse(405, { Allow: 'GET, HEAD, POST' }), () => socket.destroy())
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // What was asked before has half its answer there already.
    if (!socket.writable || isResponding(socket)) socket.destroy()
    else socket.end(bareResponse(statusOf[error.code ?? ''] ?? 400), () => socket.destroy())
  })
  return server
}

/** Of what Node says of a request that it cannot read. */
const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

export function refusal(status: number, headers: Record<string, string> = {}): Response {
  return withSecurityHeaders(errorResponse(new HttpError(status, `${STATUS_CODES[status]}`, { headers })))
}

function refuse(response: ServerResponse, status: number, headers?: Record<string, string>): Promise<void> {
  return sendNodeResponse(response, refusal(status, headers))
}

/** For what has no request that could be answered. */
function bareResponse(status: number, headers?: Record<string, string>): string {
  const { headers: all } = refusal(status, headers)
  const lines = [...all, ['Content-Length', '0'], ['Connection', 'close']].map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}

/** The same address at the origin that the firm declares; nothing where it, or that of the host, is none. */
function urlOf({ url: target = '', headers, httpVersion }: IncomingMessage): URL | undefined {
  const host = headers.host ?? (httpVersion === '1.0' ? 'localhost' : '')
  if (!/^[^/?#@\s]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined
  const absolute = /^https?:/i.test(target) ? URL.parse(target) : null
  if (!absolute && !target.startsWith('/')) return undefined
  const [path = '', ...search] = target.split('?')
  const url = new URL(edgeOrigin)
  // Set apart, as a path of two slashes would name another host.
  url.pathname = absolute?.pathname ?? path
  url.search = absolute?.search ?? search.join('?')
  return url
}
