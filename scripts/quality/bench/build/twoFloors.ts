import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The floor in two threads at once, each with all posts: twice the time of one means that a second core gives nothing. */
const floor = new URL('floor.ts', import.meta.url)
await Promise.all([new Worker(floor), new Worker(floor)].map((worker) => once(worker, 'exit')))
