import { setTimeout as wait } from 'node:timers/promises'

/** The share of time for throttled work; the rest stays free for pages. */
const share = 0.2

/** How many jobs may wait; any more would wait in vain. */
const maxPending = 64

/**
 * Runs CPU-bound work one job at a time, each followed by a pause in proportion to how long it took, so that
 * pages stay fast under any load. Clients take turns, so that nobody waits behind all the jobs of another.
 * @returns a function that runs a client's job, or returns `undefined` if too many are waiting
 */
export function createThrottle(): <Result>(
  client: string,
  work: () => Promise<Result>,
) => Promise<Result> | undefined {
  /** What waits, by client; whose last turn lies furthest back comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let pending = 0
  let isBusy = false
  const passOn = (last: string) => {
    const own = waiting.get(last)
    if (own && waiting.delete(last)) waiting.set(last, own)
    const [next] = waiting
    isBusy = next !== undefined
    if (!next) return
    const [client, jobs] = next
    jobs.shift()?.()
    if (jobs.length === 0) waiting.delete(client)
  }
  return (client, work) => {
    if (pending >= maxPending) return undefined
    pending += 1
    const run = async () => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        pending -= 1
        wait((performance.now() - began) * (1 / share - 1)).then(() => passOn(client))
      }
    }
    if (!isBusy) {
      isBusy = true
      return run()
    }
    const jobs = waiting.get(client) ?? []
    waiting.set(client, jobs)
    return new Promise<void>((begin) => jobs.push(begin)).then(run)
  }
}

/** How many requests of one client run at once, and how many may wait. */
const maxConcurrent = 8
const maxPendingOfClient = 56

/**
 * Queues each client's requests separately, so that no client waits behind the requests of another.
 * @returns a function that runs a client's work, or returns `undefined` if too much of it is waiting
 */
export function queueEachClient(): <Result>(
  client: string,
  work: () => Promise<Result>,
) => Promise<Result> | undefined {
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>()
  return (client, work) => {
    const queue = queues.get(client) ?? { running: 0, waiting: [] }
    if (queue.waiting.length >= maxPendingOfClient) return undefined
    queues.set(client, queue)
    const run = async () => {
      try {
        return await work()
      } finally {
        const next = queue.waiting.shift()
        if (next) next()
        else queue.running -= 1
        if (queue.running === 0) queues.delete(client)
      }
    }
    if (queue.running >= maxConcurrent)
      return new Promise<void>((begin) => queue.waiting.push(begin)).then(run)
    queue.running += 1
    return run()
  }
}
