import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { handOver } from '#content/handOver.ts'
import { type Diagnostic, describeDiagnostic } from '#data/diagnostic.ts'
import { fragmentFolder } from '#renderer/fragments.ts'
import { Artefact } from '#renderer/outputs/Artefact.ts'
import { isAppDocument } from '#renderer/outputs/apps.ts'
import { writeBlogFiles } from '#renderer/outputs/blogFiles.ts'
import { unreferencedChunks } from '#renderer/outputs/unreferencedChunks.ts'
import { artefactRecord, bundleFolder, clientFolder } from '../built/folders.ts'
import { bundle } from './bundle.ts'
import { siteCode } from './digests.ts'
import { readPosts } from './readPosts.ts'
import { siteFaults } from './siteFaults.ts'
import { Threads } from './Threads.ts'
import { writeCopies, writePages } from './writePages.ts'

/**
 * Builds the site, and makes only what has changed since the last build:
 *
 *     code, settings ──► bundle.ts: Vite builds what browsers load, and what renders pages ─┐
 *     posts ──► readPosts.ts: found in threads, and remembered by digest ────────────────────┤
 *                                                                                           ▼
 *               planPages.ts: every page, with a digest of the data it is given ──► writePages.ts: in threads
 *                                                                                           ▼
 *               renderer/outputs/: feeds, sitemap, headers …, from facts about the pages ──► Artefact.finish
 *
 * All that is remembered lies in `.cache/build/`. It may be deleted at any time: what is missing or damaged is made anew.
 * @throws Refused when texts or settings have faults
 * @throws Error when a page cannot be rendered
 */
export async function buildSite() {
  const code = siteCode()
  const threads = new Threads()
  try {
    // What writes the other files takes its time to load: it does so while Vite works.
    const [files, { posts, faults }, { writeOutputs }, found] = await Promise.all([
      bundle(code),
      readPosts(threads),
      import('#renderer/outputs/index.ts'),
      siteFaults(code),
    ])
    refuse([...found, ...faults])
    handOver(posts)
    threads.prepare(posts)
    const artefact = new Artefact(clientFolder, artefactRecord, code)
    const [pages] = await Promise.all([writePages(artefact, threads), writeBlogFiles(artefact)])
    await writeCopies(artefact, posts, threads)
    const client = join(bundleFolder, 'client')
    const unused = unreferencedChunks(client, files, pages)
    for (const file of files.filter((each) => !unused.has(each) && !isAppDocument(each)))
      await artefact.put(file, '', () => readFileSync(join(client, file)))
    await writeOutputs(artefact, pages)
    artefact.finish()
  } finally {
    await threads.close()
    rmSync(fragmentFolder, { recursive: true, force: true })
  }
}

/** What the owner has to mend before the site can be built. */
export class Refused extends Error {}

function refuse(faults: Diagnostic[]) {
  if (faults.length > 0) throw new Refused(`Not built:\n${faults.map(describeDiagnostic).join('\n')}`)
}
