import { parentPort, workerData } from 'node:worker_threads'
import { build } from 'vike/api'
import { type ThreadError, threadErrorOf } from './failure.ts'
import { styleGuide } from './planPages.ts'

/** What `bundle.ts` waits for: without it, Vite has not built, whatever the exit code says. */
export type Built = { built: true } | { error: ThreadError }

// The style guide is for those who develop the site.
process.env.VIKE_CRAWL = JSON.stringify({ ignore: styleGuide })
try {
  await build({ viteConfig: { logLevel: workerData.verbose ? 'info' : 'warn' } })
  parentPort?.postMessage({ built: true } satisfies Built)
} catch (error) {
  parentPort?.postMessage({ error: threadErrorOf(error) } satisfies Built)
}
