import { contactMessages } from '#data/rules/contact.ts'
import { escapeHtml, jsonAnswer } from '#functions/_http/answers.ts'
import { preflightAnswer, withCrossOrigin } from '#functions/_http/crossOrigin.ts'
import { Refusal } from '#functions/_http/Refusal.ts'
import { withSecurityHeaders } from '#functions/_http/securityHeaders.ts'
import { missing } from '#functions/_site/missing.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import * as contact from '#functions/api/contact.ts'
import * as contactSecure from '#functions/api/contact-secure.ts'
import * as health from '#functions/api/health.ts'
import * as newsletter from '#functions/api/newsletter.ts'
import * as views from '#functions/api/views.ts'
import * as contactSent from '#functions/contact/sent.ts'
import type { Context, Environment, Handler, Route } from '#functions/environment.ts'
import * as newsletterConfirm from '#functions/newsletter/confirm.ts'
import * as newsletterUnsubscribe from '#functions/newsletter/unsubscribe.ts'
import * as receipt from '#functions/receipt.ts'
import { runScheduled } from '#functions/scheduled.ts'

/** Every address the Worker answers. A star stands for two parts: an id and its signature. */
const routes: Record<string, Route> = {
  '/api/contact': contact,
  '/api/contact-secure': contactSecure,
  '/api/health': health,
  '/api/newsletter': newsletter,
  '/api/views': views,
  '/contact/sent': contactSent,
  '/newsletter/confirm/*': newsletterConfirm,
  '/newsletter/unsubscribe/*': newsletterUnsubscribe,
  '/receipt/*': receipt,
}

export default {
  async fetch(request, env, execution) {
    const url = new URL(request.url)
    const context = { request, url, env, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) }
    const preflight = url.pathname.startsWith('/api/') && preflightAnswer(request)
    return withSecurityHeaders(preflight || withCrossOrigin(request, await answer(context)))
  },
  async scheduled(controller, env) {
    await runScheduled(controller.cron, env)
  },
} satisfies ExportedHandler<Environment>

async function answer(context: Context): Promise<Response> {
  try {
    const { pathname } = context.url
    const route = routes[pathname] ?? routes[pathname.replace(/\/[^/]+\/[^/]+$/, '/*')]
    const response = await (route ? dispatch(route, context) : missing(context))
    return context.request.method === 'HEAD' ? new Response(null, response) : response
  } catch (error) {
    return failed(context, error)
  }
}

function failed(context: Context, error: unknown): Response | Promise<Response> {
  if (error instanceof Refusal) {
    const { message, status, headers } = error
    return noticePage(context, { title: 'Not done', body: `<p>${escapeHtml(message)}</p>`, status, headers })
  }
  console.error('A request could not be answered:', error)
  const headers = { 'Retry-After': '30' }
  const asJson = () => jsonAnswer({ success: false, error: contactMessages.unexpected }, 503, headers)
  if (context.url.pathname.startsWith('/api/')) return asJson()
  const body = `<p>${contactMessages.unexpected}</p>`
  return noticePage(context, { title: 'Not done', body, status: 503, headers }).catch(asJson)
}

function dispatch(route: Route, context: Context): Response | Promise<Response> {
  const handlers: Record<string, Handler | undefined> = {
    GET: route.onRequestGet,
    HEAD: route.onRequestGet,
    POST: route.onRequestPost,
  }
  const handler = handlers[context.request.method]
  if (handler) return handler(context)
  const allowed = Object.keys(handlers).filter((method) => handlers[method])
  return jsonAnswer({ success: false, error: 'Method not allowed' }, 405, { Allow: allowed.join(', ') })
}
