import { duePath } from '@lintel/rules/edge.ts'
import type { Context } from '../environment.ts'
import { jsonResponse, redirect } from '../http/responses.ts'
import { builtPage, builtStatus } from './builtPage.ts'
import { noticePage } from './noticePage.ts'

/** The nearest first. */
export const notFoundPages = ['/blog/not-found', '/tools/not-found', '/404']

/** Files that serve only as templates or 404 responses, never as pages, and the list of what is due. */
export const hiddenPages = [...notFoundPages, '/notice', duePath]

/**
 * Handles a path without a file or route: redirects to its canonical spelling, or responds with the nearest
 * not-found page.
 */
export async function redirectOrNotFound(context: Context): Promise<Response> {
  const { request, url } = context
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse({ success: false, error: 'Method not allowed' }, 405, { Allow: 'GET, HEAD' })
  }
  if (url.pathname.startsWith('/api/')) return jsonResponse({ success: false, error: 'Not found' }, 404)
  const canonical = canonicalPath(url.pathname)
  if (canonical !== url.pathname && (await isPage(context, canonical))) {
    return redirect(301, canonical + url.search, { 'Cache-Control': 'public, max-age=3600' })
  }
  return notFound(context)
}

/** The page is personal, because the address may be a mistyped receipt. */
export async function notFound(context: Context): Promise<Response> {
  const path = canonicalPath(context.url.pathname)
  const section = notFoundPages.find((page) => path.startsWith(page.replace('not-found', '')))
  return (
    (await builtPage(context, section ?? '/404', { status: 404, isPersonal: true })) ??
    (await builtPage(context, '/404', { status: 404, isPersonal: true })) ??
    noticePage(context, { title: '404', body: '<p>Oops! Page not found</p>', status: 404 })
  )
}

/**
 * Returns the path in lower case, with single slashes and none at the end. It begins with exactly one slash,
 * so a redirect stays on this site.
 */
function canonicalPath(path: string): string {
  return `/${path.split('/').filter(Boolean).map(canonicalName).join('/')}`
}

/** Decodes first, because lowercasing a percent code does not lowercase the letter that it encodes. */
function canonicalName(name: string): string {
  if (!name.includes('%')) return name.toLowerCase()
  try {
    return encodeURIComponent(decodeURIComponent(name).normalize('NFC').toLowerCase())
  } catch {
    // Not a valid percent code.
    return name.toLowerCase()
  }
}

async function isPage(context: Context, path: string): Promise<boolean> {
  if (hiddenPages.includes(path)) return false
  return [200, 301].includes(await builtStatus(context, path))
}
