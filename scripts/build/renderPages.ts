import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Post } from '#content/posts.ts'
import { fileOf, type PageFacts } from '#renderer/pageFacts.ts'
import { BuildError, errorOf } from './failure.ts'
import type { PlannedPage } from './planPages.ts'
import type { Report } from './Report.ts'
import type { Rendered } from './renderThread.ts'
import type { SiteFiles } from './SiteFiles.ts'

/** More would wait for the disk, and each takes some 200 MB. */
const mostThreads = 4
/** Fewer pages than these are rendered sooner than another thread has started. */
const worthThread = 20
/** Without limits, garbage stays as long as the machine has room. */
const resourceLimits = { maxOldGenerationSizeMb: 240, maxYoungGenerationSizeMb: 80 }

/**
 * Renders the pages whose cache key is another than in the last build.
 * @param posts that they show
 * @returns the facts about all pages, in their order
 */
export async function renderPages(pages: PlannedPage[], posts: Post[], files: SiteFiles, report: Report) {
  const facts = new Map(pages.map(({ path, key }) => [path, files.keep<PageFacts>(fileOf(path), key)?.facts]))
  const changed = pages.filter(({ path }) => !facts.get(path))
  const progress = report.progress(changed.length, 'pages')
  const queue = changed.values()
  let done = 0
  const work = async (thread: RenderThread) => {
    for (const page of queue) {
      const rendered = await thread.render(page)
      files.add(fileOf(page.path), page.key, rendered)
      facts.set(page.path, rendered.facts)
      progress(++done)
    }
  }
  const count = Math.min(availableParallelism(), mostThreads, Math.ceil(changed.length / worthThread))
  const threads = Array.from({ length: count }, () => new RenderThread(posts))
  try {
    await Promise.all(threads.map(work))
  } finally {
    await Promise.all(threads.map((thread) => thread.worker.terminate()))
  }
  return {
    facts: [...facts.values()].flatMap((each) => each ?? []),
    counts: { rendered: changed.length, unchanged: pages.length - changed.length },
  }
}

/** Renders one page at a time, with `renderThread.ts`. */
class RenderThread {
  readonly worker: Worker
  /** Never resolved: whoever waits for a thread that has ended is told so. */
  private readonly ended: Promise<never>

  constructor(posts: Post[]) {
    const code = new URL('renderThread.ts', import.meta.url)
    this.worker = new Worker(code, { workerData: posts, resourceLimits })
    this.ended = once(this.worker, 'exit').then(
      ([code]) => {
        throw new BuildError(`A thread of the build ended before its work did (exit code ${code}).`)
      },
      (error) => {
        throw errorOf('A thread of the build failed.', error)
      },
    )
    // Its end matters only to those who wait.
    this.ended.catch(() => undefined)
  }

  /** @throws BuildError where the page cannot be rendered, or the thread has ended */
  async render(page: PlannedPage) {
    const answer = new Promise<Rendered>((resolve) => this.worker.once('message', resolve))
    this.worker.postMessage(page)
    const rendered = await Promise.race([answer, this.ended])
    if ('failure' in rendered) throw new BuildError(rendered.failure)
    return rendered
  }
}
