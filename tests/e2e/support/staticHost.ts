import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

/** Serves a built folder with its `_headers`, as any static host would; there is no edge behind it. */
export async function serveFolder(folder: string) {
  const headersFor = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const file = [path, `${path}.html`, join(path, 'index.html')].find((name) => isFile(join(folder, name)))
    const headers = headersFor(path)
    if (!file) return response.writeHead(404, headers).end()
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain', ...headers })
    response.end(readFileSync(join(folder, file)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
