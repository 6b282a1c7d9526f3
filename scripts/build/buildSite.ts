import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setPosts } from '#content/posts.ts'
import { describeDiagnostic } from '#data/diagnostic.ts'
import { isAppDocument } from '#renderer/outputs/apps.ts'
import { writeBlogFiles } from '#renderer/outputs/blogFiles.ts'
import { unusedScripts } from '#renderer/outputs/unusedScripts.ts'
import { bundleFolder, clientFolder, siteRecord } from '../built/folders.ts'
import { bundle } from './bundle.ts'
import { siteCode } from './cacheKeys.ts'
import { BuildError, errorOf } from './failure.ts'
import { largestPages } from './largestPages.ts'
import type { Report } from './Report.ts'
import { readPosts } from './readPosts.ts'
import { SiteFiles } from './SiteFiles.ts'
import { siteDiagnostics } from './siteDiagnostics.ts'
import { Workers } from './Workers.ts'
import { writeCopies, writePages } from './writePages.ts'

/**
 * Builds the site, and makes only what has changed since the last build: README.md draws the way.
 * @throws BuildError, and leaves the site of the last build as it is
 */
export async function buildSite(report: Report) {
  const code = siteCode()
  const workers = new Workers()
  try {
    // What writes the other files takes its time to load: it does so while Vite works.
    const [bundled, { posts, pictures, skipped, warnings, faults }, { writeOutputs }, found] =
      await Promise.all([
        bundle(code, report),
        report.step('posts', () => readPosts(workers)),
        import('#renderer/outputs/index.ts'),
        siteDiagnostics(code),
      ])
    const unaccepted = [...found, ...faults].map(describeDiagnostic)
    if (unaccepted.length > 0) throw new BuildError('These have to be corrected first:', unaccepted)
    setPosts(posts)
    workers.prepare(posts)
    const files = new SiteFiles(clientFolder, siteRecord, code)
    const pages = await report.step('pages', () => writePages(files, workers, report))
    await report.step('other files', async () => {
      await writeBlogFiles(files)
      await writeCopies(files, posts, workers)
      const client = join(bundleFolder, 'client')
      const manifest = JSON.parse(readFileSync(join(bundleFolder, 'assets.json'), 'utf8'))
      const unused = new Set(unusedScripts(bundled, manifest, pages.facts))
      for (const file of bundled.filter((each) => !unused.has(each) && !isAppDocument(each)))
        await files.put(file, '', () => readFileSync(join(client, file)))
      await writeOutputs(files, pages.facts, pictures).catch((error) => {
        throw errorOf('A file beside the pages could not be made.', error)
      })
    })
    const largest = largestPages(files)
    const counts = await report.step('commit', () => files.commit())
    report.summary({ folder: clientFolder, pages: pages.counts, skipped, warnings, files: counts, largest })
  } finally {
    await workers.close()
  }
}
