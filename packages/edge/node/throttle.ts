import { setTimeout as wait } from 'node:timers/promises'

/** So much of the time goes to work that takes turns; the rest stays free for pages. */
const share = 0.2

/** More work than this waits for nothing. */
const maxPending = 64

/**
 * Lets work that computes, and holds up everything else meanwhile, take turns with pauses in proportion to how long it
 * took: however many ask, pages come as soon as ever.
 * @returns what runs such work, or `undefined` where too much waits
 */
export function createThrottle(): <Result>(work: () => Promise<Result>) => Promise<Result> | undefined {
  let waiting = 0
  let turn = Promise.resolve()
  return (work) => {
    if (waiting >= maxPending) return undefined
    waiting += 1
    const before = turn
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    turn = over
    return before.then(async () => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        waiting -= 1
        wait((performance.now() - began) * (1 / share - 1)).then(end)
      }
    })
  }
}

/** So many requests of one client are worked on at once, and so many wait. */
const maxConcurrent = 8
const maxPendingOfClient = 24

/**
 * Lets each client wait behind its own requests alone: however many one of them sends, those of others come next.
 * @returns what runs work for a client, or `undefined` where too much of it waits
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
