import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { digestOf } from '@lintel/engine/content/sources.ts'

export interface SiteCopy {
  address: string
  /** The size of the body that was sent for a path, compressed; 0 if none was. */
  bytesOf: (path: string) => number
  stop: () => void
}

/** Changes to every page of a copy, to compare it with the original. */
export const changes = {
  none: (html: string) => html,
  bare: (html: string) =>
    html
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<link rel="preload"[^>]*as="font"[^>]*>/g, '')
      .replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, ''),
  stylesApart: (html: string) =>
    html.replace(/<style>([\s\S]*?)<\/style>/, (_, styles: string) => {
      const address = `/styles-apart-${digestOf(styles)}.css`
      apart.set(address, styles)
      return `<link rel="stylesheet" href="${address}">`
    }),
}

/** The extracted styles, by their new address. */
const apart = new Map<string, string>()

/**
 * Serves the site through a local proxy that changes its pages, and compresses with Brotli as the edge does.
 */
export async function copyOf(origin: string, change: (html: string) => string): Promise<SiteCopy> {
  const sent = new Map<string, { headers: Record<string, string>; body: Buffer; status: number }>()
  const server = createServer(async (request, response) => {
    const key = `${request.method} ${request.url}`
    const changed = sent.get(key) ?? (await responseTo(origin, request.method, request.url, change))
    if (request.method === 'GET') sent.set(key, changed)
    response.writeHead(changed.status, changed.headers)
    response.end(changed.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    bytesOf: (path) => sent.get(`GET ${path}`)?.body.length ?? 0,
    stop: () => server.close(),
  }
}

async function responseTo(origin: string, method = 'GET', path = '/', change: (html: string) => string) {
  const styles = apart.get(path)
  if (styles !== undefined) return compressed('text/css', styles)
  const response = await fetch(origin + path, { method, headers: { 'Accept-Encoding': 'identity' } })
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('text/html')) return compressed(type, change(await response.text()), response.status)
  if (/javascript|css|svg|json/.test(type)) return compressed(type, await response.text(), response.status)
  const body = Buffer.from(await response.arrayBuffer())
  return { headers: { 'Content-Type': type }, body, status: response.status }
}

function compressed(type: string, text: string, status = 200) {
  const headers = { 'Content-Type': type, 'Content-Encoding': 'br' }
  return { headers, body: brotliCompressSync(text), status }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
