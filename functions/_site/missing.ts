import { jsonAnswer, redirect } from '#functions/_http/answers.ts'
import { builtPage, isBuilt } from '#functions/_site/builtPage.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import type { Context } from '#functions/environment.ts'

const notFoundPages = ['/blog/not-found', '/tools/not-found', '/404']

/** Answers what no file and no route answers: the right spelling of an address, or the nearest not-found page. */
export async function missing(context: Context): Promise<Response> {
  const { request, url } = context
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonAnswer({ success: false, error: 'Method not allowed' }, 405, { Allow: 'GET, HEAD' })
  }
  if (url.pathname.startsWith('/api/')) return jsonAnswer({ success: false, error: 'Not found' }, 404)
  const spelling = rightSpelling(url.pathname)
  if (spelling !== url.pathname && (await exists(context, spelling))) {
    return redirect(301, spelling + url.search, { 'Cache-Control': 'public, max-age=3600' })
  }
  return notFound(context)
}

/** The address may be that of a receipt, mistyped. */
export async function notFound(context: Context): Promise<Response> {
  const path = rightSpelling(context.url.pathname)
  const section = notFoundPages.find((page) => path.startsWith(page.replace('not-found', '')))
  return (
    (await builtPage(context, section ?? '/404', { status: 404, isPersonal: true })) ??
    (await builtPage(context, '/404', { status: 404, isPersonal: true })) ??
    noticePage(context, { title: '404', body: '<p>Oops! Page not found</p>', status: 404 })
  )
}

/** Lower case, single slashes, none at the end. The result begins with one slash, so it stays on this site. */
function rightSpelling(path: string): string {
  return `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`
}

async function exists(context: Context, path: string): Promise<boolean> {
  if (notFoundPages.includes(path) || path === '/notice') return false
  return isBuilt(context, path)
}
