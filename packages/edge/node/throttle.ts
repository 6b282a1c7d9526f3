import { setTimeout as wait } from 'node:timers/promises'
import { Places } from './Places.ts'

/** The share of time for throttled work; the rest stays free for pages. */
const share = 0.2

/** How many jobs may wait; any more would wait in vain. */
const maxPending = 64

/** A job that waits: it is begun, or turned away for somebody else. */
interface Job {
  networks: readonly string[]
  begin(): void
  turnAway(): void
}

/**
 * Runs CPU-bound work one job at a time, each followed by a pause in proportion to how long it took, so that
 * pages stay fast under any load. Networks take turns, so that nobody waits behind all the jobs of another, and
 * where too many wait, the network with the most gives up its latest.
 * @returns a function that runs a job of a client, named by its networks (`networksOf`), or returns `undefined` if
 * too many are waiting, or the client has gone before its turn
 */
export function createThrottle(): <Result>(
  networks: readonly string[],
  work: () => Promise<Result>,
  gone?: AbortSignal,
) => Promise<Result | undefined> {
  const waiting = new Places<Job>()
  let isBusy = false
  const passOn = (last: readonly string[]) => {
    waiting.endTurn(last)
    const job = waiting.next()
    isBusy = job !== undefined
    if (!job) return
    waiting.delete(job.networks, job)
    job.begin()
  }
  const turn = (networks: readonly string[], gone?: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      if (gone?.aborted) return resolve(false)
      const job = { networks, begin: () => resolve(true), turnAway: () => resolve(false) }
      waiting.add(networks, job)
      const leave = () => {
        waiting.delete(networks, job)
        job.turnAway()
      }
      gone?.addEventListener('abort', leave, { once: true })
      if (waiting.size < maxPending) return
      const mostHeld = waiting.ofLargest()
      const given = mostHeld.has(job) ? job : [...mostHeld].at(-1)
      if (!given) return
      waiting.delete(given.networks, given)
      given.turnAway()
    })
  return async (networks, work, gone) => {
    if (isBusy && !(await turn(networks, gone))) return undefined
    isBusy = true
    const began = performance.now()
    try {
      return await work()
    } finally {
      wait((performance.now() - began) * (1 / share - 1)).then(() => passOn(networks))
    }
  }
}

/** How many requests of one client, and of the widest network around it, run at once. */
const maxOfClient = 8
const maxOfNetwork = 2 * maxOfClient

/** How many more may wait, of each. */
const maxWaiting = 56

/**
 * Queues each client's requests separately, so that no client waits behind the requests of another, and bounds
 * those of a network with many clients.
 * @returns a function that runs the work of a client, named by its networks (`networksOf`), or returns `undefined`
 * if too much of it is waiting
 */
export function queueEachClient(): <Result>(
  networks: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result | undefined> | undefined {
  const ofClient = queueEach(maxOfClient)
  const ofNetwork = queueEach(maxOfNetwork)
  return (networks, work) => ofClient(networks[0] ?? '', async () => ofNetwork(networks.at(-1) ?? '', work))
}

/** Keeps a queue for each name, of which so many run at once. */
function queueEach(
  maxConcurrent: number,
): <Result>(name: string, work: () => Promise<Result>) => Promise<Result> | undefined {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>()
  return (name, work) => {
    const queue = queues.get(name) ?? { running: 0, waiting: [] }
    if (queue.waiting.length >= maxWaiting) return undefined
    queues.set(name, queue)
    const run = async () => {
      try {
        return await work()
      } finally {
        const next = queue.waiting.shift()
        if (next) next()
        else queue.running -= 1
        if (queue.running === 0) queues.delete(name)
      }
    }
    if (queue.running >= maxConcurrent)
      return new Promise<void>((begin) => queue.waiting.push(begin)).then(run)
    queue.running += 1
    return run()
  }
}
