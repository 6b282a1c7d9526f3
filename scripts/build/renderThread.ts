import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { fileOf, type PageFacts } from '#renderer/pageFacts.ts'
import { clientFolder } from '../built/folders.ts'
import { bundledSite } from './bundle.ts'
import { errorOf } from './failure.ts'
import type { PlannedPage } from './planPages.ts'
import { writeStaged } from './SiteFiles.ts'

/** A page that was written for the next commit, or why it could not be. */
export type Rendered = { stat: string; facts: PageFacts } | { failure: string }

// Errors name the line of a source rather than that of the bundle.
process.setSourceMapsEnabled(true)

const site = await bundledSite()
const { setPosts, renderPage } = site.config.pageRenderer
setPosts(workerData)

// Vike logs what nobody catches and goes on; here it ends the thread, and with it the build.
for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event)

parentPort?.on('message', async (page: PlannedPage) => parentPort?.postMessage(await rendered(page)))

async function rendered(page: PlannedPage): Promise<Rendered> {
  try {
    const { html, facts } = await renderPage(site, page)
    const stat = writeStaged(clientFolder, fileOf(page.path), html)
    // A promise that was rejected beside the work, and that nobody awaits, ends the thread here, before it answers.
    await setImmediate()
    return { stat, facts }
  } catch (error) {
    return { failure: errorOf(`${page.path} could not be rendered.`, error).message }
  }
}
