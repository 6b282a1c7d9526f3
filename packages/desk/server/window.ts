import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Bundles the code of the window, and serves it from memory: code that others publish must not run here, and the desk
 * must keep working to fetch its fix.
 * @param views with which the addresses of the window begin
 * @throws Error where it cannot be bundled; the cause is printed
 */
export async function startWindow(views: readonly string[]) {
  const bundler = fork(join(import.meta.dirname, `bundleWindow${extname(import.meta.filename)}`), {
    serialization: 'advanced',
  })
  const ended = once(bundler, 'exit').then(() => {
    throw new Error(
      'The window of the desk cannot be bundled, for the cause above: undo what was changed in packages/.',
    )
  })
  const [files] = (await Promise.race([once(bundler, 'message'), ended])) as [
    Map<string, string | Uint8Array>,
  ]
  return ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://desk')
    const [, folder = ''] = pathname.split('/')
    const name = folder === '' || views.includes(folder) ? 'index.html' : pathname.slice(1)
    const file = files.get(name)
    if (file === undefined) return response.writeHead(404).end('Not found')
    response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream')
    response.setHeader('Cache-Control', name === 'index.html' ? 'no-store' : 'max-age=31536000, immutable')
    response.end(file)
  }
}
