import { parentPort } from 'node:worker_threads'
import { build } from 'vike/api'
import { errorOf } from './failure.ts'
import { done } from './thread.ts'

try {
  await build({ viteConfig: { logLevel: 'warn' } })
} catch (error) {
  // Vike would log the error and continue.
  process.removeAllListeners('uncaughtException')
  throw errorOf('Vite could not bundle the code.', error)
}
parentPort?.postMessage(done)
