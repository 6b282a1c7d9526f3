import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { type ThreadError, threadErrorOf } from './failure.ts'
import { findPost } from './findPost.ts'
import { writeCopy } from './writeCopy.ts'
import { setPosts, writePage } from './writePage.ts'

/** What a thread can be asked to do. */
const tasks = { prepare: setPosts, find: findPost, page: writePage, copy: writeCopy }

export type Tasks = typeof tasks

export interface Question {
  task: keyof Tasks
  inputs: unknown[]
}

export type Answer = { results: unknown[] } | { error: ThreadError }

// Errors name the line of a source rather than that of the bundle.
process.setSourceMapsEnabled(true)

// Vike logs what nobody catches and goes on; here it ends the thread, and with it the build.
for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event)

parentPort?.on('message', async ({ task, inputs }: Question) => {
  parentPort?.postMessage(await answer(tasks[task] as (input: unknown) => unknown, inputs))
})

async function answer(run: (input: unknown) => unknown, inputs: unknown[]): Promise<Answer> {
  try {
    const results: unknown[] = []
    for (const input of inputs) results.push(await run(input))
    // A promise that was rejected beside the work, and that nobody awaits, ends the thread here, before it answers.
    await setImmediate()
    return { results }
  } catch (error) {
    return { error: threadErrorOf(error) }
  }
}
