import { extname, join } from 'node:path'
import { Worker, type WorkerOptions } from 'node:worker_threads'
import { BuildError } from './failure.ts'

/** The last message of a thread. A thread that exits without it has failed. */
export const done = 'done'

/**
 * Runs a module of this folder in its own thread until it posts `done`. Ending the thread frees its memory.
 */
export function runInThread<Message>(
  module: string,
  options: WorkerOptions,
  onMessage: (message: Message) => void = () => undefined,
) {
  const thread = new Worker(join(import.meta.dirname, `${module}${extname(import.meta.filename)}`), options)
  let output = ''
  for (const stream of [thread.stdout, thread.stderr])
    stream.on('data', (text) => {
      output += text
    })
  return new Promise<void>((resolve, reject) => {
    thread.on('message', (message) => (message === done ? resolve() : onMessage(message)))
    thread.on('error', reject)
    // Vite and Vike print some errors themselves and then exit the process.
    thread.on('exit', (code) =>
      reject(new BuildError(`${module} ended before its work did (exit code ${code}).`, [output.trim()])),
    )
  }).finally(() => thread.terminate())
}
