import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { errorFromThread } from './failure.ts'
import type { Answer, Tasks } from './worker.ts'

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
export class Workers {
  private threads: Thread[] = []
  private preparation: unknown
  private readonly prepared = new Set<Thread>()

  /** What every thread does before its next task. */
  prepare(posts: Input<'prepare'>) {
    this.preparation = posts
  }

  /**
   * Gives each input to some thread.
   * @param onProgress told of how many are done
   * @returns what became of each, in their order
   * @throws what a thread threw first, or why it ended
   */
  async map<Name extends TaskName>(
    task: Name,
    inputs: Input<Name>[],
    onProgress: (done: number) => void = () => undefined,
  ): Promise<Result<Name>[]> {
    if (inputs.length === 0) return []
    const results: Result<Name>[] = new Array(inputs.length)
    let next = 0
    let done = 0
    const work = async (thread: Thread) => {
      if (this.preparation && !this.prepared.has(thread)) await thread.ask('prepare', [this.preparation])
      if (this.preparation) this.prepared.add(thread)
      while (next < inputs.length) {
        const start = next
        next += batchSize
        const answers = await thread.ask(task, inputs.slice(start, next))
        for (const [index, result] of answers.entries()) results[start + index] = result as Result<Name>
        done += answers.length
        onProgress(done)
      }
    }
    await Promise.all(this.started(inputs.length).map(work))
    return results
  }

  async close() {
    await Promise.all(this.threads.map((thread) => thread.terminate()))
    this.threads = []
  }

  /** As many as have something to do. */
  private started(inputs: number): Thread[] {
    const useful = Math.min(availableParallelism(), mostThreads, Math.ceil(inputs / batchSize))
    while (this.threads.length < useful) this.threads.push(new Thread())
    return this.threads.slice(0, useful)
  }
}

/** One question at a time. */
class Thread {
  private readonly worker = new Worker(new URL('worker.ts', import.meta.url), { resourceLimits })
  /** Never answers: whoever waits for a thread that has ended is told so. */
  private readonly ended = new Promise<never>((_, reject) => {
    this.worker.on('error', reject)
    this.worker.on('exit', (code) =>
      reject(new Error(`A thread of the build ended before its work did (exit code ${code}).`)),
    )
  })

  constructor() {
    // Its end matters only to those who wait.
    this.ended.catch(() => undefined)
  }

  async ask(task: TaskName, inputs: unknown[]): Promise<unknown[]> {
    const answered = new Promise<Answer>((resolve) => this.worker.once('message', resolve))
    this.worker.postMessage({ task, inputs })
    const answer = await Promise.race([answered, this.ended])
    if ('error' in answer) throw errorFromThread(answer.error)
    return answer.results
  }

  terminate() {
    return this.worker.terminate()
  }
}
