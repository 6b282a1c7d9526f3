import { parentPort, workerData } from 'node:worker_threads'
import { build } from 'vike/api'
import { errorOf } from './failure.ts'
import { styleGuide } from './planPages.ts'

/** What `bundle.ts` waits for: without it, Vite has not built, whatever the exit code says. */
export type Bundled = { failure?: string }

// The style guide is for those who develop the site.
process.env.VIKE_CRAWL = JSON.stringify({ ignore: styleGuide })
const bundled: Bundled = {}
try {
  await build({ viteConfig: { logLevel: workerData.verbose ? 'info' : 'warn' } })
} catch (error) {
  bundled.failure = errorOf('Vite could not bundle the code.', error).message
}
parentPort?.postMessage(bundled)
