import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerRequest } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { readHeaders } from '#scripts/built/hostHeaders.ts'

/** What the library does not know. */
const manifestType = 'application/manifest+json'

/** For the host, not for visitors. */
const configuration = new Set(['/_headers', '/_redirects'])

export interface StaticFiles {
  /** @returns a file with the headers of the build, a redirect to its canonical address, or 404 without a body */
  fetch(request: Request): Promise<Response>
}

/**
 * The built site as static hosts serve it: `/about` is about.html, and `/about/` and `/about.html` lead there.
 * Compressed copies beside the files are used (`npm run serve -- compress`), conditions and ranges are kept.
 * @param folder of the built site
 */
export function serveFiles(folder: string): StaticFiles {
  const respond = staticMiddleware({ dir: folder, encodings: true })
  const headersFor = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const moved = readRedirects(join(folder, '_redirects'))
  const missing = () => new Response(null, { status: 404 })
  const read = async (request: Request) =>
    configuration.has(new URL(request.url).pathname) ? missing() : respond(request as ServerRequest, missing)

  return {
    fetch: async (request) => {
      const { pathname, search, origin } = new URL(request.url)
      const target = moved.get(pathname)
      if (target) return redirect(301, target + search, headersFor(pathname))
      const page = pagePath(pathname)
      if (page !== pathname) {
        const found = await read(new Request(origin + page, { method: 'HEAD' }))
        return found.ok ? redirect(307, page + search, headersFor(pathname)) : missing()
      }
      const file = await read(request)
      // An address that cannot be decoded is one that no file has.
      if (file.status === 404 || file.status === 400) return missing()
      // Not a new response, as its body is piped to the socket while it belongs to this one.
      for (const [name, value] of Object.entries(headersFor(pathname))) file.headers.set(name, value)
      if (pathname.endsWith('.webmanifest')) file.headers.set('Content-Type', manifestType)
      return file
    },
  }
}

/** `_redirects`, in which each line is an address, its new one and 301; a build without redirects has no such file. */
export function readRedirects(file: string): Map<string, string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

/** The address of the page that a path may mean: with single slashes, and without `.html`, `index` and a slash at the end. */
function pagePath(path: string): string {
  const names = path.split('/').filter(Boolean).join('/')
  return `/${names.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

function redirect(status: 301 | 307, location: string, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { ...headers, Location: location } })
}
