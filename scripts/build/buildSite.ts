import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkRecords } from '#content/checkRecords.ts'
import { setPosts } from '#content/posts.ts'
import { type Diagnostic, describeDiagnostic } from '#data/diagnostic.ts'
import type { Card } from '#renderer/social/Card.tsx'
import { budgets } from '../built/budgets.ts'
import { bundleFolder, clientFolder, siteRecord } from '../built/folders.ts'
import { BuildCache } from './BuildCache.ts'
import { bundle, bundledSite } from './bundle.ts'
import { siteCode } from './cacheKeys.ts'
import { BuildError, errorOf } from './failure.ts'
import { planPages } from './planPages.ts'
import type { Report } from './Report.ts'
import { readPosts } from './readPosts.ts'
import { renderPages } from './renderPages.ts'
import { SiteFiles } from './SiteFiles.ts'

/**
 * Builds the site, and makes only what has changed since the last build: README.md draws the way.
 * @throws BuildError, and leaves the site of the last build as it is
 */
export async function buildSite(report: Report) {
  // Pages are made of them: nothing is begun with words that are wrong.
  refuse(checkRecords())
  const cache = new BuildCache(siteRecord, siteCode())
  // Vite works in a thread of its own: meanwhile, this one reads the posts.
  const [bundled, { posts, pictures, skipped, warnings, diagnostics }, found] = await Promise.all([
    bundle(cache, report),
    report.step('posts', () => readPosts(cache)),
    siteDiagnostics(cache),
  ])
  refuse([...found, ...diagnostics])
  setPosts(posts)
  const files = new SiteFiles(clientFolder, cache)
  const pages = await report.step('pages', async () => renderPages(await planPages(), posts, files, report))
  await report.step('other files', async () => {
    const { writeOutputs } = await import('#renderer/outputs/index.ts')
    const bundle = {
      folder: join(bundleFolder, 'client'),
      paths: bundled,
      manifest: JSON.parse(readFileSync(join(bundleFolder, 'assets.json'), 'utf8')),
    }
    const drawCard = async (card: Card) => (await bundledSite()).config.pageRenderer.drawCard(card)
    await writeOutputs(files, { pages: pages.facts, pictures, bundle, drawCard }).catch((error) => {
      throw errorOf('A file beside the pages could not be made.', error)
    })
  })
  const largest = largestDocuments(files)
  cache.save()
  const counts = await report.step('commit', () => files.commit())
  report.summary({ folder: clientFolder, pages: pages.counts, skipped, warnings, files: counts, largest })
}

function refuse(diagnostics: Diagnostic[]) {
  if (diagnostics.length > 0)
    throw new BuildError('These have to be corrected first:', diagnostics.map(describeDiagnostic))
}

/** What the build does not accept, apart from posts. Claims expire, so the same code is checked once a day. */
async function siteDiagnostics(cache: BuildCache): Promise<Diagnostic[]> {
  const today = new Date().toISOString().slice(0, 10)
  const known = cache.get<Diagnostic[]>('diagnostics', today)
  if (known) return known
  const { checkSite } = await import('../quality/checks/checkContent.ts')
  return cache.remember('diagnostics', today, checkSite)
}

/** The largest documents beside what they may have; compressed, as that takes time, are only the largest before it. */
function largestDocuments(files: SiteFiles) {
  const documents = files.bySize().filter((path) => path.endsWith('.html') && !path.startsWith('apps/'))
  return documents.slice(0, 3).map((path) => ({
    path,
    bytes: gzipSync(files.read(path)).length,
    budget: path === 'index.html' ? budgets.homeDocument : budgets.document,
  }))
}
