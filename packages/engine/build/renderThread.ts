import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { clientFolder } from '../built/folders.ts'
import type { PageMetadata } from '../render/pageMetadata.ts'
import { bundledSite } from './bundle.ts'
import { errorOf } from './failure.ts'
import type { PlannedPage } from './planPages.ts'
import { stage } from './Site.ts'
import { done } from './thread.ts'

/** A page whose files were written for the next commit. */
export interface RenderedPage {
  page: Pick<PlannedPage, 'path' | 'key'>
  /** The size and time of each. */
  files: Record<string, string>
  metadata: PageMetadata
}

// Errors name the line of a source rather than that of the bundle.
process.setSourceMapsEnabled(true)

const site = await bundledSite()
const { renderPage } = site.config.pageRenderer

// Vike logs what nobody catches and goes on; here it ends the thread, and with it the build.
for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event)

for (const page of workerData as PlannedPage[]) {
  try {
    const { files, metadata } = await renderPage(site, page)
    const written = stage(clientFolder, files)
    // A promise that was rejected beside the work, and that nobody awaits, ends the thread here.
    await setImmediate()
    const { path, key } = page
    parentPort?.postMessage({ page: { path, key }, files: written, metadata } satisfies RenderedPage)
  } catch (error) {
    throw errorOf(`${page.path} could not be rendered.`, error)
  }
}
parentPort?.postMessage(done)
