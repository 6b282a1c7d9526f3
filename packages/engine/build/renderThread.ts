import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { clientFolder } from '../built/folders.ts'
import type { PageMetadata } from '../render/pageMetadata.ts'
import { bundledSite } from './bundle.ts'
import { errorOf } from './failure.ts'
import type { PlannedPage } from './planPages.ts'
import { stage } from './Site.ts'
import { done } from './thread.ts'

/** A rendered page whose files have been staged for the next commit. */
export interface RenderedPage {
  page: Pick<PlannedPage, 'path' | 'key'>
  /** The size and modification time of each file. */
  files: Record<string, string>
  metadata: PageMetadata
}

// Makes errors point to a line of the source instead of the bundle.
process.setSourceMapsEnabled(true)

const site = await bundledSite()
const { renderPage } = site.config.pageRenderer

// Vike logs uncaught errors and continues. Here they must end the thread, and with it the build.
for (const event of ['uncaughtException', 'unhandledRejection']) process.removeAllListeners(event)

for (const page of workerData as PlannedPage[]) {
  try {
    const { files, metadata } = await renderPage(site, page)
    const written = stage(clientFolder, files)
    // Lets a rejection that nothing awaits surface and end the thread here.
    await setImmediate()
    const { path, key } = page
    parentPort?.postMessage({ page: { path, key }, files: written, metadata } satisfies RenderedPage)
  } catch (error) {
    throw errorOf(`${page.path} could not be rendered.`, error)
  }
}
parentPort?.postMessage(done)
