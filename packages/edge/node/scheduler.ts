import { Places } from './Places.ts'

/** For how long (ms) work is begun at once in each turn of the event loop, and for how long where more waits. */
const slice = 4
const sliceOfMany = 1

interface Job {
  networks: readonly string[]
  begin(): void
}

/**
 * Spreads work over turns of the event loop, each of which accepts one connection: without it, whoever asks for
 * thousands of answers at once keeps others from connecting. Networks take turns, so that nobody waits behind all
 * that another asks for. An idle server begins at once. What may wait is bounded elsewhere: one request of each
 * connection (`serializeRequests`).
 * @returns a function that begins the work of a client, named by its networks (`networksOf`), when it is its turn
 */
export function createScheduler(): (networksOfClient: () => readonly string[], begin: () => void) => void {
  const waiting = new Places<Job>()
  /** When the first work of this turn began, if any did. */
  let began: number | undefined
  const isOver = (most: number) => began !== undefined && performance.now() - began >= most

  const startTurn = () => {
    began = performance.now()
    setImmediate(endTurn)
  }
  const endTurn = async () => {
    began = undefined
    if (waiting.size === 0) return
    startTurn()
    for (let job = waiting.next(); job; job = isOver(sliceOfMany) ? undefined : waiting.next()) {
      waiting.endTurn(job.networks)
      waiting.delete(job.networks, job)
      job.begin()
      // What it puts off until it has returned, such as writing to the socket, counts as well.
      await new Promise<void>((resolve) => process.nextTick(resolve))
    }
  }
  return (networksOfClient, begin) => {
    if (waiting.size > 0 || isOver(slice)) {
      const networks = networksOfClient()
      return waiting.add(networks, { networks, begin })
    }
    if (began === undefined) startTurn()
    begin()
  }
}
