import { parentPort } from 'node:worker_threads'
import { handOver } from '#content/handOver.ts'
import { findPost } from './findPost.ts'
import { writeCopy } from './writeCopy.ts'
import { writePage } from './writePage.ts'

/** What a thread can be asked to do. */
const tasks = { prepare: handOver, find: findPost, page: writePage, copy: writeCopy }

export type Tasks = typeof tasks

export interface Question {
  task: keyof Tasks
  inputs: unknown[]
}

export type Answer = { results: unknown[] } | { error: unknown }

parentPort?.on('message', async ({ task, inputs }: Question) => {
  parentPort?.postMessage(await answer(tasks[task] as (input: unknown) => unknown, inputs))
})

async function answer(run: (input: unknown) => unknown, inputs: unknown[]): Promise<Answer> {
  try {
    const results: unknown[] = []
    for (const input of inputs) results.push(await run(input))
    return { results }
  } catch (error) {
    return { error }
  }
}
