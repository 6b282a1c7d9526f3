import { type ServerRequest, serve } from 'srvx'
import { edgeOrigin } from '#data/edge.ts'
import { minute } from '#data/time.ts'
import type { Database } from '#functions/_database/database.ts'
import { type Environment, everyDay, everyMinute } from '#functions/environment.ts'
import { isAnsweredFirst, routeAt } from '#functions/routes.ts'
import type { Settings } from '#functions/settings.ts'
import worker from '#functions/worker.ts'
import { HTMLRewriter } from './HTMLRewriter.ts'
import { Metrics } from './Metrics.ts'
import { openSqlite } from './sqlite.ts'
import { type StaticFiles, serveFiles } from './staticFiles.ts'

// The functions use the runtime's own on the other platform.
Object.assign(globalThis, { HTMLRewriter })

export interface Options {
  /** Of the built site. */
  folder: string
  /** The file of the database, made where there is none. */
  database: string
  /** The bindings for mail belong to the other platform: here mail goes by SMTP. */
  settings: Omit<Settings, 'OWNER_MAIL' | 'VISITOR_MAIL'>
  port: number
  /** The network address to listen on. */
  hostname: string
  /** Addresses of the proxies in front, whose `X-Forwarded-For` is believed. */
  proxies: string[]
  /** For metrics and liveness, on this machine alone; without it there is neither. */
  statusPort?: number
  /** Gets one line for each response, without personal data. */
  log: (line: string) => void
}

export interface RunningServer {
  address: string
  /** Runs the work of a cron trigger of wrangler.jsonc now. */
  runScheduled(cron: string): Promise<void>
  /** Ends when all requests have their response, and what goes on after a response is done. */
  stop(): Promise<void>
}

/**
 * The site on plain Node: files of the build, the functions, their database, and the scheduled work on timers.
 * Every request counts as one to the site's own origin, whatever its Host header says.
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const database = openSqlite(options.database)
  const files = serveFiles(options.folder)
  const env = { ...options.settings, DATABASE: database, ASSETS: whole(files) } satisfies Environment
  const metrics = new Metrics()

  const respond = async (request: ServerRequest, url: URL): Promise<Response> => {
    const asked = requestTo(url, request)
    const isRead = asked.method === 'GET' || asked.method === 'HEAD'
    if (isRead && !isAnsweredFirst(url.pathname)) {
      const file = await files.fetch(asked)
      if (file.status !== 404) return file
    }
    return worker.fetch(asked, env, { waitUntil: (work) => void request.waitUntil?.(work) })
  }

  const server = serve({
    port: options.port,
    hostname: options.hostname,
    trustProxy: options.proxies.length > 0 ? options.proxies : false,
    silent: true,
    // The command decides what a signal does.
    gracefulShutdown: false,
    fetch: async (request) => {
      const began = performance.now()
      const url = atOwnOrigin(request.url)
      const response = await respond(request, url)
      const duration = performance.now() - began
      const { pathname } = url
      // The addresses of receipts are secret, and a mistyped one is an address that nothing has.
      const part = routeAt(pathname) ?? (response.status < 400 ? 'page' : 'nothing')
      metrics.count(part, response.status, duration)
      options.log(
        [
          new Date().toISOString(),
          request.method,
          part === 'page' ? pathname : part,
          response.status,
          `${duration.toFixed(1)} ms`,
        ].join(' '),
      )
      return response
    },
  })
  const status = options.statusPort
    ? serve({
        port: options.statusPort,
        hostname: '127.0.0.1',
        silent: true,
        gracefulShutdown: false,
        fetch: (request) => respondWithStatus(request, database, metrics),
      })
    : undefined
  await Promise.all([server.ready(), status?.ready()])

  const runScheduled = (cron: string) => worker.scheduled({ cron }, env)
  const running = new Set<Promise<void>>()
  let before = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    const work = runScheduled(cronBetween(before, now)).catch((error) =>
      console.error(`Scheduled work failed: ${error}`),
    )
    before = now
    running.add(work)
    work.finally(() => running.delete(work))
  }, minute)

  return {
    address: server.url?.replace(/\/$/, '') ?? '',
    runScheduled,
    stop: async () => {
      clearInterval(timer)
      await Promise.all([server.close(), status?.close()])
      await Promise.all(running)
      database.close()
    },
  }
}

/** Which trigger the time from one run to the next holds: the day's own, at its minute of UTC, or that of every minute. */
export function cronBetween(before: number, now: number): string {
  const [minutes, hours] = everyDay.split(' ').map(Number)
  const at = new Date(now).setUTCHours(hours ?? 0, minutes ?? 0, 0, 0)
  return before < at && at <= now ? everyDay : everyMinute
}

/** For functions, which go on with a body: a stream of the disk that is left halfway would end the process. */
function whole(files: StaticFiles): StaticFiles {
  return {
    fetch: async (request) => {
      const file = await files.fetch(request)
      return new Response(file.body && (await file.arrayBuffer()), file)
    },
  }
}

/** The same address at the origin that the firm declares. */
function atOwnOrigin(address: string): URL {
  const { pathname, search } = new URL(address)
  const url = new URL(edgeOrigin)
  // Set apart, as a path of two slashes would name another host.
  url.pathname = pathname
  url.search = search
  return url
}

/** The same request to another address, with the client's from a source it cannot forge. */
function requestTo(url: URL, request: ServerRequest): Request {
  const headers = new Headers(request.headers)
  headers.set('CF-Connecting-IP', request.ip ?? '')
  const { method, body, signal } = request
  return new Request(url, { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** `/metrics` for Prometheus, and `/healthz` for whoever restarts a server: 200 while the database answers. */
async function respondWithStatus(request: Request, database: Database, metrics: Metrics): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/metrics')
    return new Response(metrics.text(), {
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    })
  if (pathname !== '/healthz') return new Response('Not found\n', { status: 404 })
  await database.prepare('SELECT 1').first()
  return new Response('ok\n')
}
