import { personalReferrerPolicy } from '@lintel/rules/headers.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import type { Context } from '../environment.ts'
import { builtPage } from './builtPage.ts'

interface Notice {
  title: string
  /** HTML; the caller must escape what visitors wrote. */
  body: string
  status?: number
  headers?: Record<string, string>
}

/** Renders a page with a single message, in the site's layout if the build has it. */
export async function noticePage(context: Context, notice: Notice): Promise<Response> {
  const { status = 200 } = notice
  const headers = { 'X-Robots-Tag': 'noindex', 'Referrer-Policy': personalReferrerPolicy, ...notice.headers }
  const rewrite = (rewriter: HTMLRewriter) =>
    rewriter
      .on('head > title', { element: (title) => void title.setInnerContent(notice.title) })
      .on('[data-notice-title]', { element: (title) => void title.setInnerContent(notice.title) })
      .on('[data-notice-body]', { element: (body) => void body.setInnerContent(notice.body, { html: true }) })
  return (
    (await builtPage(context, '/notice', { status, headers, rewrite, isPersonal: true })) ??
    bareNotice(notice, status, headers)
  )
}

/** The same without the site's layout, which costs next to nothing. */
export function bareNotice(notice: Notice, status: number, headers: Record<string, string>): Response {
  const title = escapeHtml(notice.title)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><h1>${title}</h1>${notice.body}<p><a href="/">Home</a></p></html>`
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

/** Renders a form of one button that posts to the current address. */
export function buttonForm({ url }: Context, label: string): string {
  const action = escapeHtml(url.pathname)
  return `<form method="post" action="${action}"><button type="submit">${escapeHtml(label)}</button></form>`
}
