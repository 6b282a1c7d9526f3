import { availableParallelism } from 'node:os'
import { fileOf, type PageMetadata } from '../render/pageMetadata.ts'
import type { PlannedPage } from './planPages.ts'
import type { Report } from './Report.ts'
import type { RenderedPage } from './renderThread.ts'
import type { Site } from './Site.ts'
import { runInThread } from './thread.ts'

/** More threads would only wait for the disk, and each takes about 200 MB. */
const maxThreads = 4
/** Below this number of pages, rendering takes less time than starting another thread. */
const worthThread = 60
/**
 * Without limits V8 lets garbage pile up until the machine runs out of room. 10,000 posts take 300 MB in each thread,
 * most of it cards and drawings that many pages show.
 */
const resourceLimits = { maxOldGenerationSizeMb: 360, maxYoungGenerationSizeMb: 80 }

/**
 * Renders the pages whose cache key has changed since the last build.
 * @returns the metadata of all pages, in order, and how many were rendered
 */
export async function renderPages(pages: PlannedPage[], site: Site, report: Report) {
  const metadata = new Map(pages.map(({ path, key }) => [path, site.keep(fileOf(path), key)?.value]))
  const changed = pages.filter(({ path }) => !metadata.get(path))
  const progress = report.progress(changed.length, 'pages')
  let done = 0
  const onRendered = ({ page: { path, key }, files, metadata: own }: RenderedPage) => {
    site.add(fileOf(path), { key, files, value: own })
    metadata.set(path, own)
    progress(++done)
  }
  const count = Math.min(availableParallelism(), maxThreads, Math.ceil(changed.length / worthThread))
  const threads = Array.from({ length: count }, (_, thread) => {
    const share = changed.filter((_, index) => index % count === thread)
    const options = { workerData: share, resourceLimits }
    return runInThread('renderThread', options, onRendered)
  })
  await Promise.all(threads)
  return {
    facts: [...metadata.values()] as PageMetadata[],
    counts: { rendered: changed.length, unchanged: pages.length - changed.length },
  }
}
