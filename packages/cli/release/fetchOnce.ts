import { once } from 'node:events'
import * as http from 'node:http'
import * as https from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib'
import { readUpTo } from '@lintel/rules/readUpTo.ts'

/** How long (ms) a host may take for one file. */
const timeout = 60_000

/** Headers of different clients, because some hosts serve them different content. */
const agents: Record<string, Record<string, string>> = {
  'a browser': {
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    'Accept-Language': 'en-US,en;q=0.9',
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-User': '?1',
    'Upgrade-Insecure-Requests': '1',
  },
  Googlebot: {
    'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  },
  curl: { 'User-Agent': 'curl/8.17.0', Accept: '*/*' },
}

const encodings = { plain: 'identity', compressed: 'gzip, deflate, br, zstd' }

/** All combinations of request headers, by name. */
export const clientHeaders = new Map(
  Object.entries(agents).flatMap(([agent, headers]) =>
    Object.entries(encodings).map(([form, encoding]) => [
      `${agent}, ${form}`,
      { ...headers, 'Accept-Encoding': encoding },
    ]),
  ),
)

export interface HostResponse {
  status: number
  /** Keyed by lowercase name. Several values of one name are joined. */
  headers: Record<string, string>
  /** The decompressed body, unless it is longer than was to be read. */
  body: Buffer | undefined
}

const clients = { 'http:': http, 'https:': https }
const connections = {
  'http:': new http.Agent({ keepAlive: true }),
  'https:': new https.Agent({ keepAlive: true }),
}

/** How much longer (bytes) a file may become by being compressed. */
const wrapping = 1024

/**
 * Sends one request without following redirects. A host that has been taken over may send without end, so no more is
 * read than this; Node itself reads 16 KiB of headers at most.
 * @param maxBytes of the body
 * @throws Error if no complete response arrives
 */
export async function fetchOnce(
  address: URL,
  headers: Record<string, string>,
  maxBytes: number,
): Promise<HostResponse> {
  const protocol = address.protocol as keyof typeof clients
  const request = clients[protocol].get(address, {
    headers,
    agent: connections[protocol],
    signal: AbortSignal.timeout(timeout),
  })
  let response: http.IncomingMessage
  try {
    ;[response] = await once(request, 'response')
  } catch (error) {
    // The host had already closed the idle connection.
    if (request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return fetchOnce(address, headers, maxBytes)
    throw error
  }
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(
      Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
    ),
    body: await bodyOf(response, maxBytes),
  }
}

const decoders: Record<string, (content: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
}

async function bodyOf(response: http.IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  const maxSent = encoding === 'identity' ? maxBytes : maxBytes + wrapping
  const content = Buffer.from(await readUpTo(response, maxSent + 1))
  if (content.length > maxSent) return undefined
  if (encoding === 'identity' || content.length === 0) return content
  const decode = decoders[encoding]
  if (!decode) throw new Error(`it is encoded as ${encoding}, which was not requested`)
  return decode(content, { maxOutputLength: maxBytes }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_BUFFER_TOO_LARGE') return undefined
    throw error
  })
}
