import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createListener } from 'node:net'

const fixture = (name: string) => readFileSync(`tests/functions/fixtures/tls/${name}`)
/** The first byte of a TLS connection: a handshake record. */
const handshake = 0x16

/**
 * Puts TLS in front of a site, as its platform does. The same port redirects plain HTTP to https.
 * @returns the host to request, whose certificate is signed by tests/functions/fixtures/tls/ca.pem
 */
export async function startTlsFront(site: string) {
  const secure = createSecureServer(
    { key: fixture('server.key'), cert: fixture('server.pem') },
    (request, response) => passOn(site, request, response),
  )
  const plain = createServer(({ headers, url }, response) =>
    response.writeHead(301, { Location: `https://${headers.host}${url}` }).end(),
  )
  const listener = createListener((socket) => {
    socket.once('data', (first) => {
      socket.pause()
      socket.unshift(first)
      ;(first[0] === handshake ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  return { host: `localhost:${(listener.address() as AddressInfo).port}`, stop: () => listener.close() }
}

function passOn(site: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { host: _, ...headers } = incoming.headers
  const { href } = new URL(incoming.url ?? '/', site)
  const inner = request(href, { method: incoming.method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  inner.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(inner)
}
