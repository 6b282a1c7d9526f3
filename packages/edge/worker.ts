import { contactMessages } from '@lintel/rules/contact.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import { checkSettings } from './checkSettings.ts'
import { cleanUp, forgetDoubt } from './database/cleanUp.ts'
import { recordRun } from './database/runs.ts'
import { rebuildWhenDue } from './due.ts'
import { type Context, type Environment, everyMinute, type Handler, type Route } from './environment.ts'
import { toHttpError } from './http/HttpError.ts'
import { preflightResponse, withCorsHeaders } from './http/origin.ts'
import { errorResponse, jsonResponse, withSecurityHeaders } from './http/responses.ts'
import { raiseAlarms } from './outbox/alarm.ts'
import { deliverDue } from './outbox/deliver.ts'
import { queueDigest } from './outbox/digest.ts'
import { queueReminders } from './outbox/reminder.ts'
import { routeAt, routes } from './routes.ts'
import { redirectOrNotFound } from './site/notFound.ts'
import { noticePage } from './site/noticePage.ts'

export default {
  async fetch(
    request: Request,
    env: Environment,
    execution: Pick<ExecutionContext, 'waitUntil'>,
  ): Promise<Response> {
    const url = new URL(request.url)
    const context = { request, url, env, waitUntil: (work: Promise<unknown>) => execution.waitUntil(work) }
    const preflight = url.pathname.startsWith('/api/') && preflightResponse(request)
    return withSecurityHeaders(preflight || withCorsHeaders(request, await respond(context)))
  },
  /** A local call has no `cron`. */
  async scheduled({ cron }: { cron: string }, env: Environment): Promise<void> {
    for (const { message, fix } of checkSettings(env)) console.error(`Settings: ${message}: ${fix}.`)
    await forgetDoubt(env.DATABASE)
    if (cron !== everyMinute) {
      await cleanUp(env.DATABASE)
      await queueDigest(env)
      await recordRun(env.DATABASE, 'day', Date.now())
    }
    await queueReminders(env)
    await deliverDue(env)
    await raiseAlarms(env)
    await rebuildWhenDue(env)
  },
} satisfies ExportedHandler<Environment>

async function respond(context: Context): Promise<Response> {
  try {
    const route = routes[routeAt(context.url.pathname) ?? '']
    const response = await (route ? dispatch(route, context) : redirectOrNotFound(context))
    return context.request.method === 'HEAD' ? new Response(null, response) : response
  } catch (error) {
    return respondToError(context, error)
  }
}

function respondToError(context: Context, error: unknown): Response | Promise<Response> {
  const httpError = toHttpError(error, contactMessages.unexpected)
  if (context.url.pathname.startsWith('/api/')) return errorResponse(httpError)
  const { message, status, headers } = httpError
  const notice = { title: 'Not done', body: `<p>${escapeHtml(message)}</p>`, status, headers }
  return noticePage(context, notice).catch(() => errorResponse(httpError))
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
  return jsonResponse({ success: false, error: 'Method not allowed' }, 405, { Allow: allowed.join(', ') })
}
