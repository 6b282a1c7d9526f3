import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More connections than this bring nothing but memory. */
const maxConnections = 2_000

/** Files that stay open for the database, mail and the runtime itself. */
const otherFiles = 100

/** Below this visitors close each other's connections. */
const fewestFiles = 2 * otherFiles

/** No browser and no proxy sends further requests before it has its answer, and benchmarks send a few. */
const maxPending = 16

/** How long (ms) a client may hold up the end of the server, with what it sends or with what it does not read. */
const closeTimeout = 2_000

/** Of each server, in the order of their last requests. */
const connectionsOf = new WeakMap<Server, Set<Socket>>()

/**
 * Keeps a server within the connections that this process may have. Beyond them the connection whose last request lies
 * furthest back makes room, whatever it waits for: who holds connections open locks nobody out.
 * @throws Error where the system allows too few
 */
export function limitConnections(server: Server) {
  const allowed = openFiles()
  if (allowed < fewestFiles)
    throw new Error(
      `This process may open ${allowed} files, and a server needs ${fewestFiles} at least: raise the limit, by "ulimit -n 1024" or LimitNOFILE=1024 in the unit.`,
    )
  const most = Math.min(maxConnections, allowed - otherFiles)
  const connections = new Set<Socket>()
  connectionsOf.set(server, connections)
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
    const [oldest] = connections
    if (connections.size > most) oldest?.destroy()
  })
  server.on('request', ({ socket }) => {
    if (connections.delete(socket)) connections.add(socket)
  })
}

function openFiles(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits: { open_files: { soft: number | 'unlimited' } }
  }
  const { soft } = userLimits.open_files
  return soft === 'unlimited' ? Number.POSITIVE_INFINITY : soft
}

/**
 * Takes no more connections, and ends each that has asked nothing at once, the others with their last answer, or where the
 * client holds that up.
 */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  const began = performance.now()
  const end = () => {
    const isLate = performance.now() - began > closeTimeout
    for (const socket of connectionsOf.get(server) ?? []) {
      const [current] = queues.get(socket) ?? []
      if (!current || (isLate && isUpToClient(current))) socket.destroy()
    }
  }
  end()
  const timer = setInterval(end, 50)
  await closed
  clearInterval(timer)
}

type Exchange = [IncomingMessage, ServerResponse]

const isUpToClient = ([request, response]: Exchange) => !request.complete || response.headersSent

/** What is being answered, and what waits. */
const queues = new WeakMap<Socket, Exchange[]>()

/** Whether an answer of its own would come in the midst of another one, or before it. */
export function isResponding(socket: Socket): boolean {
  const [current, ...waiting] = queues.get(socket) ?? []
  return waiting.length > 0 || current?.[1].headersSent === true
}

/**
 * Answers the requests of a connection one after the other, each once the one before has left. Node hands over all that
 * a client sends ahead, at once: whoever sends many and reads nothing would have all answers made and kept.
 */
export function serializeRequests(handle: RequestListener): RequestListener {
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    response.once('close', () => {
      const queue = queues.get(socket)
      queue?.shift()
      const [next] = queue ?? []
      if (!next) queues.delete(socket)
      else if (!socket.destroyed) begin(...next)
    })
    handle(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket)
    if (socket.destroyed) return
    if (!queue) {
      queues.set(socket, [[request, response]])
      begin(request, response)
    } else if (queue.length <= maxPending) queue.push([request, response])
    else {
      socket.destroy()
      stopParsing(socket)
    }
  }
}

/** Node makes a request, and then an error, of each that has come already, a thousand in one piece. */
function stopParsing(socket: Socket & { parser?: { onIncoming?(): number } | null }) {
  // What Node itself answers its parser where no HTTP follows.
  if (socket.parser) socket.parser.onIncoming = () => 2
}
