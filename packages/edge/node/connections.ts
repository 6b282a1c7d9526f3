import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from '../enquiries/client.ts'
import { Places } from './Places.ts'

/** More connections than this would only cost memory. */
const maxConnections = 2_000

/** Files kept free for the database, mail and the runtime itself. */
const otherFiles = 100

/** With fewer files than this, visitors would evict each other's connections. */
const fewestFiles = 2 * otherFiles

/**
 * Pipelined requests that may wait on a connection. Browsers and proxies do not pipeline, and benchmarks
 * pipeline only a few.
 */
const maxPending = 16

/** As many as a browser opens to a site, which is 6, and those of a second tab that are on their way. */
const fairConnections = 8

/** How long (ms) a client may delay the shutdown, by sending or reading slowly. */
const closeTimeout = 2_000

/** How long (ms) a client may take from its connection, or its last request, to the next before it counts as idle. */
const arrivalTime = 1_000

/**
 * The connections of each server, least recently used first, with the networks that they come from and when (ms) they
 * count as idle if they have no request in progress then.
 */
type Connections = Map<Socket, { networks: readonly string[]; idleFrom: number; hasAsked: boolean }>
const connectionsOf = new WeakMap<Server, Connections>()

/**
 * Keeps a server within the number of connections that this process may have. Beyond it, the network that has the
 * most loses one, so that nobody can lock others out by opening connections. Where none has more than a browser opens,
 * any loses the one that is least needed.
 * @throws Error if the system allows too few open files
 */
export function limitConnections(server: Server) {
  const allowed = openFiles()
  if (allowed < fewestFiles)
    throw new Error(
      `This process may open ${allowed} files, and a server needs ${fewestFiles} at least: raise the limit, by "ulimit -n 1024" or LimitNOFILE=1024 in the unit.`,
    )
  const most = Math.min(maxConnections, allowed - otherFiles)
  const connections: Connections = new Map()
  const places = new Places<Socket>()
  connectionsOf.set(server, connections)
  const leave = (socket: Socket) => {
    places.delete(connections.get(socket)?.networks ?? [], socket)
    connections.delete(socket)
  }
  server.on('connection', (socket) => {
    const networks = networksOf(socket.remoteAddress ?? '')
    connections.set(socket, { networks, idleFrom: performance.now() + arrivalTime, hasAsked: false })
    places.add(networks, socket)
    socket.once('close', () => leave(socket))
    if (connections.size <= most) return
    const closed = leastNeeded(connections, places.ofLargest(fairConnections))
    if (!closed) return
    leave(closed)
    closed.destroy()
  })
  server.on('request', ({ socket }) => {
    const networks = connections.get(socket)?.networks
    if (networks && connections.delete(socket))
      connections.set(socket, { networks, idleFrom: performance.now() + arrivalTime, hasAsked: true })
  })
}

/**
 * Chooses the connection to close: an idle one if there is any, else one whose client has not sent all of its request,
 * else any, each time the one that was used least recently. A client that has just connected is not idle yet: behind a
 * proxy, visitors and whoever sends slowly come from one address.
 * @param connections all of them, least recently used first
 */
function leastNeeded(connections: Connections, candidates: Set<Socket>): Socket | undefined {
  const now = performance.now()
  let unfinished: Socket | undefined
  let oldest: Socket | undefined
  for (const [socket, { idleFrom, hasAsked }] of connections) {
    if (!candidates.has(socket)) continue
    const [current] = queues.get(socket) ?? []
    if (!current && idleFrom <= now) return socket
    if (current ? !current[0].complete : !hasAsked) unfinished ??= socket
    oldest ??= socket
  }
  return unfinished ?? oldest
}

function openFiles(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits: { open_files: { soft: number | 'unlimited' } }
  }
  const { soft } = userLimits.open_files
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : soft
}

/**
 * Stops accepting connections. Idle ones close at once, and the others after their last response, or after
 * `closeTimeout` if the client is holding it up.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const began = performance.now()
  const end = () => {
    const isLate = performance.now() - began > closeTimeout
    for (const socket of connectionsOf.get(server)?.keys() ?? []) {
      const [current] = queues.get(socket) ?? []
      if (!current || (isLate && isUpToClient(current))) socket.destroy()
    }
  }
  end()
  const timer = setInterval(end, 50)
  await closed
  clearInterval(timer)
}

/** The time is when (ms) the request arrived. */
type Exchange = [IncomingMessage, ServerResponse, arrived: number]

const isUpToClient = ([request, response]: Exchange) => !request.complete || response.headersSent

/** The exchange in progress on each connection, followed by those that wait. */
const queues = new WeakMap<Socket, Exchange[]>()

/** The last request of each connection. */
const lastRequests = new WeakMap<Socket, IncomingMessage>()

/**
 * Whether writing to the socket would land in the middle of another response, ahead of one, or after one to a request
 * whose body is still coming.
 */
export function isResponding(socket: Socket): boolean {
  const [current, ...waiting] = queues.get(socket) ?? []
  if (!current) return lastRequests.get(socket)?.complete === false
  return waiting.length > 0 || current[1].headersSent
}

/**
 * Handles the requests of a connection one at a time, each after the previous response is closed. Node hands
 * over pipelined requests all at once, so a client that sends many and reads nothing would otherwise have
 * every response built and buffered.
 */
export function serializeRequests(handle: (...exchange: Exchange) => void): RequestListener {
  const begin = (...exchange: Exchange) => {
    const [{ socket }, response] = exchange
    response.once('close', () => {
      const queue = queues.get(socket)
      queue?.shift()
      const [next] = queue ?? []
      if (!next) queues.delete(socket)
      else if (!socket.destroyed) begin(...next)
    })
    handle(...exchange)
  }
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (socket.destroyed) return
    lastRequests.set(socket, request)
    const exchange: Exchange = [request, response, performance.now()]
    if (!queue) {
      queues.set(socket, [exchange])
      begin(...exchange)
    } else if (queue.length <= maxPending) queue.push(exchange)
    else {
      socket.destroy()
      stopParsing(socket)
    }
  }
}

/**
 * Keeps Node from creating a request, and then an error, for each one already received: one chunk can hold a
 * thousand.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?(): number } | null }) {
  // The value that Node itself returns to its parser when no HTTP follows.
  if (socket.parser) socket.parser.onIncoming = () => 2
}
