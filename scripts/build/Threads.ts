import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer, Tasks } from './thread.ts'

type TaskName = keyof Tasks
type Input<Name extends TaskName> = Parameters<Tasks[Name]>[0]
type Result<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>

/** More would wait for the disk, and each takes some 200 MB. */
const mostThreads = 4
/** Without limits, garbage stays as long as the machine has room. */
const resourceLimits = { maxOldGenerationSizeMb: 240, maxYoungGenerationSizeMb: 80 }
/** So many inputs go to a thread at a time: few enough that all threads end together. */
const batchSize = 20

/** The threads of a build. They start when there is work for the first time, and end with `close`. */
export class Threads {
  private workers: Worker[] = []
  private preparation: unknown
  private readonly prepared = new Set<Worker>()

  /** What every thread does before its next task. */
  prepare(posts: Input<'prepare'>) {
    this.preparation = posts
  }

  /**
   * Gives each input to some thread.
   * @returns what became of each, in their order
   * @throws what a thread threw first, or why it ended
   */
  async map<Name extends TaskName>(task: Name, inputs: Input<Name>[]): Promise<Result<Name>[]> {
    if (inputs.length === 0) return []
    const results: Result<Name>[] = new Array(inputs.length)
    let next = 0
    const work = async (worker: Worker) => {
      if (this.preparation && !this.prepared.has(worker)) await ask(worker, 'prepare', [this.preparation])
      if (this.preparation) this.prepared.add(worker)
      while (next < inputs.length) {
        const start = next
        next += batchSize
        const done = await ask(worker, task, inputs.slice(start, next))
        for (const [index, result] of done.entries()) results[start + index] = result as Result<Name>
      }
    }
    await Promise.all(this.started(inputs.length).map(work))
    return results
  }

  async close() {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
    this.workers = []
  }

  /** As many as have something to do. */
  private started(inputs: number): Worker[] {
    const useful = Math.min(availableParallelism(), mostThreads, Math.ceil(inputs / batchSize))
    while (this.workers.length < useful) {
      this.workers.push(new Worker(new URL('thread.ts', import.meta.url), { resourceLimits }))
    }
    return this.workers.slice(0, useful)
  }
}

/** One question at a time for each thread. */
function ask(worker: Worker, task: TaskName, inputs: unknown[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const ended = (code: number) => reject(new Error(`A thread of the build ended (${code}).`))
    const answered = (answer: Answer) => {
      forget()
      if ('error' in answer) reject(answer.error)
      else resolve(answer.results)
    }
    const failed = (error: unknown) => {
      forget()
      reject(error)
    }
    const forget = () => worker.off('message', answered).off('error', failed).off('exit', ended)
    worker.on('message', answered).on('error', failed).on('exit', ended)
    worker.postMessage({ task, inputs })
  })
}
