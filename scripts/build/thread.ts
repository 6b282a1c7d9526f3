import { type ResourceLimits, Worker } from 'node:worker_threads'
import { BuildError } from './failure.ts'

/** What a thread says last; one that ends without it has failed. */
export const done = 'done'

interface Work<Message> {
  /** Of this folder. */
  module: string
  data: unknown
  limits?: ResourceLimits
  onMessage?: (message: Message) => void
  /** Hears what the thread writes, instead of the terminal. */
  onOutput?: (text: string) => void
}

/** Runs a module in a thread of its own, until it says `done`. All memory of the thread is free then. */
export function runInThread<Message>({ module, data, limits, onMessage, onOutput }: Work<Message>) {
  const isHeard = onOutput !== undefined
  const thread = new Worker(new URL(module, import.meta.url), {
    workerData: data,
    ...(limits && { resourceLimits: limits }),
    stdout: isHeard,
    stderr: isHeard,
  })
  let output = ''
  for (const stream of isHeard ? [thread.stdout, thread.stderr] : [])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      onOutput?.(text)
    })
  return new Promise<void>((resolve, reject) => {
    thread.on('message', (message) => (message === done ? resolve() : onMessage?.(message)))
    thread.on('error', reject)
    // Vite and Vike end their process at some errors, having said what is wrong.
    thread.on('exit', (code) =>
      reject(new BuildError(`${module} ended before its work did (exit code ${code}).`, [output.trim()])),
    )
  }).finally(() => thread.terminate())
}
