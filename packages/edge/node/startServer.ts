import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { day, minute } from '@lintel/rules/time.ts'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { lastRuns, requireStorage } from '../database/runs.ts'
import { networksOf } from '../enquiries/client.ts'
import { type Environment, everyDay, everyMinute } from '../environment.ts'
import { routeAt, runsBeforeFiles } from '../routes.ts'
import type { Settings } from '../settings.ts'
import worker from '../worker.ts'
import { busyResponse } from './busyPage.ts'
import { clientAddress } from './clientAddress.ts'
import { closeServer } from './connections.ts'
import { type FileResponse, readFiles } from './files.ts'
import { HTMLRewriter } from './HTMLRewriter.ts'
import { createHttpServer } from './httpServer.ts'
import { Metrics } from './Metrics.ts'
import { openSqlite } from './sqlite.ts'
import { createThrottle, queueEachClient } from './throttle.ts'
import { distrustOf, trustedProxies } from './trustedProxies.ts'

// On Cloudflare the functions use the runtime's own class.
Object.assign(globalThis, { HTMLRewriter })

/** How long (ms) requests already in transit have to arrive when the server stops. */
const lastRequests = 200

/** How long (ms) mail on its way has before the server stops to answer, and before its database is closed after that. */
const sendingTimeout = { served: 15_000, closed: 2_000 }

export interface Options {
  /** The folder of the built site. */
  folder: string
  /** The database file, created if needed. */
  database: string
  /** Without the mail bindings, which only Cloudflare has; here mail goes by SMTP. */
  settings: Omit<Settings, 'OWNER_MAIL' | 'VISITOR_MAIL'>
  port: number
  /** The network address to listen on. */
  hostname: string
  /** Addresses and ranges of the proxies in front, whose `X-Forwarded-For` is trusted. */
  proxies: string
  /** Port for metrics and liveness, on this machine only; neither is served without it. */
  statusPort?: number
  /** Why the site in the folder is not the newest, and what to do, if that is known. */
  outdated?: string | undefined
  /** Whether the last build, by whomever, has not succeeded; without it, only the server's own are taken over. */
  isUnfinished?: () => boolean
  /** Builds the site anew, or throws why it could not; without it, only a new start serves what has become due. */
  build?: (signal: AbortSignal) => Promise<void>
  /** Receives one line for each response, without personal data. */
  log: (line: string) => void
}

export interface RunningServer {
  address: string
  /** Runs the work of a cron trigger of wrangler.jsonc now. */
  runScheduled(cron: string): Promise<void>
  /** Stops once all requests have their response and all background work is done. */
  stop(): Promise<void>
}

/**
 * Starts the site on plain Node: the built files, the functions and their database, with scheduled work on
 * timers. What a build has made is taken over without a restart. Every request is treated as one to the site's own origin, whatever its Host header says.
 * @throws Error of Node if it cannot listen, and with the fix if another server uses the database
 */
export async function startServer(options: Options): Promise<RunningServer> {
  const { build } = options
  const proxies = trustedProxies(options.proxies)
  let files = await readFiles(options.folder)
  const database = await openSqlite(options.database)
  let { outdated } = options
  let isBuilding = false
  /** Whether the site is known to be old by a build that may yet succeed elsewhere. */
  let awaitsBuild = options.isUnfinished?.()
  const stopping = new AbortController()
  const takeOver = async () => {
    const next = await readFiles(options.folder)
    files.stop()
    files = next
    untilDone(files.compress())
    outdated = undefined
    awaitsBuild = false
  }
  const rebuild = async (build: NonNullable<Options['build']>) => {
    if (isBuilding) return false
    isBuilding = true
    const began = performance.now()
    try {
      await build(stopping.signal)
      await takeOver()
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`What was due is there: the site was built in ${seconds} s.`)
    } catch (error) {
      // What the end of the server cuts off is built after the next start.
      if (stopping.signal.aborted) return false
      outdated = `Something is due, and the site stays as it was, as it could not be built:\n${(error as Error).message}`
      console.error(outdated)
      awaitsBuild = options.isUnfinished?.()
    } finally {
      isBuilding = false
    }
    return true
  }
  const env: Environment = {
    ...options.settings,
    DATABASE: database,
    ASSETS: { fetch: (request) => files.fetch(request) },
    ...(build && { rebuild: () => rebuild(build) }),
    outdated: () => outdated,
  }
  const metrics = new Metrics()
  const inQueue = queueEachClient()
  /** Each kind of costly work has a share of its own, so that no flood of searches hides that a form has arrived. */
  const inTurnOf = { lookups: createThrottle(), reads: createThrottle(), posts: createThrottle() }
  let distrust: string | undefined

  /** Work in the background: after a response, or on a timer. */
  const running = new Set<Promise<void>>()
  const untilDone = (work: Promise<unknown>) => {
    const logged = work.then(
      () => {},
      (error) => console.error(`Work of the server failed: ${error}`),
    )
    running.add(logged)
    logged.finally(() => running.delete(logged))
  }

  /** Waits for running work, for so many ms at most. */
  const settle = async (timeout: number) => {
    const end = performance.now() + timeout
    for (let left = timeout; running.size > 0 && left > 0; left = end - performance.now())
      await Promise.race([Promise.all(running), wait(left, undefined, { ref: false })])
  }

  const handleRoute = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const { method, headers, body, signal } = new NodeRequest({ req: request, res: response })
    const own = new Headers(headers)
    // Comes from a source that a client cannot forge.
    const client = clientAddress(request, proxies)
    own.set('CF-Connecting-IP', client)
    const webRequest = new Request(url, { method, headers: own, body, signal, duplex: 'half' } as RequestInit)
    const networks = networksOf(client)
    const begin = () => worker.fetch(webRequest, env, { waitUntil: untilDone })
    // A page is filled in while its body is read, and counts for its client until then.
    const fill = async (answer: Response) => new Response(answer.body && (await answer.arrayBuffer()), answer)
    const route = routeAt(url.pathname)
    // Searches, misses and pages that are filled in cost more than a file, and anyone can ask for many of them.
    const isLookup = route === undefined || route === '/search'
    const answer = await inQueue(networks, async () => {
      if (isLookup) return inTurnOf.lookups(networks, async () => fill(await begin()), signal)
      const answer = await begin()
      if (!isPage(answer)) return fill(answer)
      const inTurn = method === 'POST' ? inTurnOf.posts : inTurnOf.reads
      return (await inTurn(networks, () => fill(answer), signal)) ?? busyResponse(webRequest, answer.ok)
    })
    return answer ?? busyResponse(webRequest)
  }

  const respond = async (request: IncomingMessage, response: ServerResponse, url: URL, arrived: number) => {
    const { pathname, search } = url
    if (distrust === undefined) {
      distrust = distrustOf(request, proxies)
      if (distrust) console.error(distrust)
    }
    if (stopping.signal.aborted) response.setHeader('Connection', 'close')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // A range is for GET alone: https://www.rfc-editor.org/rfc/rfc9110#section-14.2.
    const headers = request.method === 'HEAD' ? { ...request.headers, range: undefined } : request.headers
    const file = isRead && !runsBeforeFiles(pathname) ? files.respond(pathname, search, headers) : undefined
    const result = (await file) ?? (await handleRoute(request, response, url))
    const duration = performance.now() - arrived
    // Receipt addresses are secret, and a mistyped one matches no route, so only the paths of pages are
    // logged.
    const part = routeAt(pathname) ?? (result.status < 400 ? 'page' : 'nothing')
    metrics.count(part, result.status, duration)
    const what = part === 'page' ? pathname : part
    options.log(
      `${new Date().toISOString()} ${request.method} ${what} ${result.status} ${duration.toFixed(1)} ms`,
    )
    if (result instanceof Response) await sendNodeResponse(response, result)
    else sendFile(request, response, result)
  }
  // No page waits behind the posts, or the misses, of many clients.
  const kindOf = ({ method, url = '', headers }: IncomingMessage) => {
    // A form without script is answered with a page, which takes longer.
    if (method === 'POST') return headers['content-type']?.includes('json') ? 'call' : 'form'
    return files.has(url.replace(/\?.*/s, '')) ? 'file' : 'other'
  }
  const server = createHttpServer(respond, (request) => clientAddress(request, proxies), kindOf)
  const status = createServer((request, response) => respondWithStatus(request, response, env, metrics))
  try {
    await listen(server, options.port, options.hostname)
    if (options.statusPort) await listen(status, options.statusPort, '127.0.0.1')
  } catch (error) {
    server.close()
    files.stop()
    await database.close()
    throw error
  }
  untilDone(files.compress())

  const runScheduled = async (cron: string) => {
    await worker.scheduled({ cron }, env)
    // After a build by hand that ran when the server started, or built what the server itself could not.
    if (awaitsBuild && !isBuilding && !options.isUnfinished?.()) await takeOver()
  }
  const runWhatIsDue = async (atLeast?: string) => {
    const { day: last } = await lastRuns(database)
    const cron = isDayDue(last, Date.now()) ? everyDay : atLeast
    if (cron) await runScheduled(cron)
  }
  // Catches up on what was due while the server was down.
  untilDone(runWhatIsDue())
  // At full minutes, at which what is scheduled appears.
  let timer = setTimeout(function run() {
    untilDone(runWhatIsDue(everyMinute))
    timer = setTimeout(run, untilNextMinute())
  }, untilNextMinute())

  return {
    address: `http://${options.hostname}:${(server.address() as AddressInfo).port}`,
    runScheduled,
    stop: async () => {
      clearTimeout(timer)
      stopping.abort()
      files.stop()
      await settle(sendingTimeout.served)
      await wait(lastRequests)
      status.close().closeAllConnections()
      await closeServer(server)
      await settle(sendingTimeout.closed)
      await database.close()
    },
  }
}

/** In ms. Timers may end a little early, and then this minute would seem to begin twice. */
const untilNextMinute = () => minute - ((Date.now() + 10) % minute) + 10

/** Whether the daily job's time (UTC) has passed since it last ran. A run in the future does not count. */
export function isDayDue(last: number, now: number): boolean {
  const [minutes, hours] = everyDay.split(' ').map(Number)
  const today = new Date(now).setUTCHours(hours ?? 0, minutes ?? 0, 0, 0)
  return last > now || last < (today <= now ? today : today - day)
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true

async function listen(server: Server, port: number, hostname: string): Promise<void> {
  server.listen(port, hostname)
  await once(server, 'listening')
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: FileResponse,
) {
  response.writeHead(status, headers)
  if (!(body instanceof Readable)) response.end(body)
  else if (request.method === 'HEAD') response.end(() => body.destroy())
  // A client that leaves halfway destroys both streams.
  else pipeline(body, response, () => {})
}

/**
 * Serves `/metrics` for Prometheus and `/healthz` for a supervisor, which is 200 while the database can be
 * written, and names what the owner has to decide or to mend.
 */
async function respondWithStatus(
  { url }: IncomingMessage,
  response: ServerResponse,
  { DATABASE, outdated }: Environment,
  metrics: Metrics,
): Promise<void> {
  const respond = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  }
  if (url === '/metrics') return respond(200, metrics.text())
  if (url !== '/healthz') return respond(404, 'Not found\n')
  try {
    await requireStorage(DATABASE)
    respond(200, `ok\n${[DATABASE.question?.(), outdated?.()].filter(Boolean).join('\n')}`)
  } catch (error) {
    respond(503, `${(error as Error).message}\n`)
  }
}
