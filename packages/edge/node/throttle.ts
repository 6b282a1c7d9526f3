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
