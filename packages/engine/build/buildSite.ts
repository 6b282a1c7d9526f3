import { gzipSync } from 'node:zlib'
import { isoDay } from '@lintel/rules/time.ts'
import { budgets } from '../built/budgets.ts'
import { clientFolder, siteRecord } from '../built/folders.ts'
import { checkRecords } from '../content/checkRecords.ts'
import { unmeasuredPictures } from '../content/pictureFormats.ts'
import { setPosts } from '../content/posts.ts'
import { browserFiles, bundle, bundledSite, siteCode } from './bundle.ts'
import { errorOf, refuse } from './failure.ts'
import { planPages } from './planPages.ts'
import { Report } from './Report.ts'
import { readPosts } from './readPosts.ts'
import { renderPages } from './renderPages.ts'
import { Site } from './Site.ts'

/**
 * Builds the site, remaking only what has changed since the last build. README.md shows the steps.
 * @throws BuildError and leaves the site of the last build as it is
 */
export async function buildSite({ isVerbose, isStrict }: { isVerbose: boolean; isStrict: boolean }) {
  const report = new Report()
  const code = siteCode()
  const site = new Site(clientFolder, siteRecord, code)
  // The check depends on the date, because claims expire. A passed check therefore holds for one day.
  const today = isoDay(Date.now())
  const isChecked = site.keep('checked', today) !== undefined
  // Pages are rendered from the records, so stop before any work if one is invalid.
  if (!isChecked) refuse(checkRecords())
  const newPictures = unmeasuredPictures()
  if (newPictures.size > 0) {
    const { chooseFormats } = await import('../outputs/chooseFormats.ts')
    await chooseFormats(newPictures)
  }
  // Vite runs in its own thread, so this one reads the posts in the meantime.
  const [, { posts, all, pictures, errors, skipped, warnings, diagnostics }, previous] = await Promise.all([
    report.step('bundle', () => bundle(code, isVerbose)),
    report.step('posts', () => readPosts(site)),
    isChecked ? [] : import('../checks/checkContent.ts').then(({ checkSite }) => checkSite()),
  ])
  refuse([...previous, ...diagnostics, ...(isStrict ? errors : [])])
  site.remember('checked', today, () => true)
  setPosts(posts)
  const pages = await report.step('pages', async () => renderPages(await planPages(), site, report))
  await report.step('other files', async () => {
    const { writeOutputs } = await import('../outputs/index.ts')
    await writeOutputs(site, {
      posts: all,
      pages: pages.facts,
      picturesOfPosts: pictures,
      bundle: browserFiles(),
      drawCard: async (card) => (await bundledSite()).config.pageRenderer.drawCard(card),
    }).catch((error) => {
      throw errorOf('A file beside the pages could not be made.', error)
    })
  })
  const largest = largestDocuments(site)
  const files = await report.step('commit', () => site.commit())
  report.summary({ folder: clientFolder, pages: pages.counts, skipped, warnings, files, largest })
}

/**
 * Compares the largest documents with their budgets. Compressing takes time, so only those that are largest
 * uncompressed are measured.
 */
function largestDocuments(site: Site) {
  const documents = site.bySize().filter((path) => path.endsWith('.html') && !path.startsWith('apps/'))
  return documents.slice(0, 3).map((path) => ({
    path,
    bytes: gzipSync(site.read(path)).length,
    budget: path === 'index.html' ? budgets.homeDocument : budgets.document,
  }))
}
