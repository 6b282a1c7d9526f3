import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { edgeOrigin } from '@lintel/rules/edge.ts'
import { sendNodeResponse } from 'srvx/node'
import { networksOf } from '../enquiries/client.ts'
import { HttpError, reportFailure } from '../http/HttpError.ts'
import { errorResponse, withSecurityHeaders } from '../http/responses.ts'
import { isResponding, limitConnections, serializeRequests } from './connections.ts'
import { createScheduler } from './scheduler.ts'

/** In ms. A client slower than this would hold a connection that others need. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2_000,
}
/** More (bytes) than any function reads. */
const largestBody = 64 * 1024

/** How long (ms) a connection may be idle. */
const idleTimeout = 30_000

/** @param arrived when (ms) the request did */
type HandleRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  arrived: number,
) => Promise<void>

/**
 * Creates an HTTP server that no single client can monopolize. It refuses invalid requests itself, with the
 * usual headers.
 * @param handle receives the address at the site's own origin, whatever the Host header says
 * @param clientOf returns the IP address of the client
 * @param kindOf returns what kind of work a request is: the kinds take turns
 */
export function createHttpServer(
  handle: HandleRequest,
  clientOf: (request: IncomingMessage) => string,
  kindOf: (request: IncomingMessage) => string,
): Server {
  const inTurn = createScheduler()
  const respond = async (request: IncomingMessage, response: ServerResponse, arrived: number) => {
    if (mayBeLarge(request)) response.setHeader('Connection', 'close')
    try {
      if (request.method === 'TRACE') return await refuse(response, 405, { Allow: 'GET, HEAD, POST' })
      if (/[^,\s]/.test((request.headers.expect ?? '').replace(/100-continue/gi, '')))
        return await refuse(response, 417)
      const url = urlOf(request)
      return await (url ? handle(request, response, url, arrived) : refuse(response, 400))
    } catch (error) {
      reportFailure(error)
      if (response.headersSent) response.destroy()
      else await refuse(response, 503, { 'Retry-After': '30' })
    }
  }
  const listener = serializeRequests((request, response, arrived) =>
    inTurn(
      () => {
        const networks = networksOf(clientOf(request))
        // Clients whose address is not known count as one, which takes turns with the others.
        return [...(networks.length > 0 ? networks : ['']), kindOf(request)]
      },
      () => {
        if (!request.socket.destroyed) respond(request, response, arrived)
      },
    ),
  )
  // Given two Host headers, Node would use the first; joined, they are invalid.
  const server = createServer({ ...limits, requireHostHeader: false, joinDuplicateHeaders: true }, listener)
  server.timeout = idleTimeout
  limitConnections(server)
  server.on('checkExpectation', listener)
  server.on('connect', (_, socket: Socket) => {
    // Node removes its error listener from such a socket, and a reset would then crash the process.
    socket.on('error', () => socket.destroy())
    socket.end(bareResponse(405, { Allow: 'GET, HEAD, POST' }), () => socket.destroy())
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Part of an earlier response may already have been sent.
    if (!socket.writable || isResponding(socket)) socket.destroy()
    else socket.end(bareResponse(statusOf[error.code ?? ''] ?? 400), () => socket.destroy())
  })
  return server
}

/** The statuses for Node's errors about unreadable requests. */
const statusOf: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/**
 * Whether a request may bring more than any function reads. After the response Node would read all of it, at
 * full speed, to keep the connection.
 */
function mayBeLarge({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > largestBody
}

export function refusal(status: number, headers: Record<string, string> = {}): Response {
  return withSecurityHeaders(errorResponse(new HttpError(status, `${STATUS_CODES[status]}`, { headers })))
}

function refuse(response: ServerResponse, status: number, headers?: Record<string, string>): Promise<void> {
  return sendNodeResponse(response, refusal(status, headers))
}

/** Builds a raw response for when there is no request object to respond to. */
function bareResponse(status: number, headers?: Record<string, string>): string {
  const { headers: all } = refusal(status, headers)
  const lines = [...all, ['Content-Length', '0'], ['Connection', 'close']].map(
    ([name, value]) => `${name}: ${value}`,
  )
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n')
}

/**
 * Returns the request's address at the firm's declared origin, or `undefined` if the address or the Host
 * header is invalid.
 */
function urlOf({ url: target = '', headers, httpVersion }: IncomingMessage): URL | undefined {
  const host = headers.host ?? (httpVersion === '1.0' ? 'localhost' : '')
  if (!/^[^/?#@\s]+$/.test(host) || !URL.canParse(`http://${host}`)) return undefined
  const absolute = /^https?:/i.test(target) ? URL.parse(target) : null
  if (!absolute && !target.startsWith('/')) return undefined
  const [path = '', ...search] = target.split('?')
  const url = new URL(edgeOrigin)
  // Set separately, because a path that begins with two slashes would be parsed as a host.
  url.pathname = absolute?.pathname ?? path
  url.search = absolute?.search ?? search.join('?')
  return url
}
