import type { Post } from '#content/posts.ts'
import { markdownPath } from '#renderer/outputs/markdownCopies.ts'
import type { PageFacts } from '#renderer/outputs/pageFacts.ts'
import { fileOf } from '#renderer/outputs/pages.ts'
import { hasCard } from '#renderer/outputs/socialImages.ts'
import { type PlannedPage, planPages } from './planPages.ts'
import type { Report } from './Report.ts'
import type { SiteFiles } from './SiteFiles.ts'
import type { Workers } from './Workers.ts'

/**
 * Writes the pages that have changed.
 * @returns the facts about all pages, in the order of their paths
 */
export async function writePages(
  files: SiteFiles,
  workers: Workers,
  report: Report,
): Promise<{ facts: PageFacts[]; counts: { rendered: number; unchanged: number } }> {
  const planned = await planPages()
  const facts = new Map(planned.map((page) => [page.path, keptFacts(files, page)]))
  const changed = planned.filter(({ path }) => !facts.get(path))
  const written = await workers.map('page', changed, report.progress(changed.length, 'pages'))
  for (const [index, { path, key }] of changed.entries()) {
    const page = written[index]
    if (!page) continue
    files.add(fileOf(path), { key, ...page })
    facts.set(path, page.facts)
  }
  return {
    facts: [...facts.values()].flatMap((each) => each ?? []),
    counts: { rendered: changed.length, unchanged: planned.length - changed.length },
  }
}

/** Nothing where the page must be rendered, be it for its image alone, whose drawing comes with it. */
function keptFacts(files: SiteFiles, { path, key }: PlannedPage): PageFacts | undefined {
  const { facts } = files.kept(fileOf(path), key) ?? {}
  if (!facts) return undefined
  const { image } = facts
  if (image && !files.kept(image.path, image.key) && !hasCard(image.key)) return undefined
  files.keep(fileOf(path), key)
  return facts
}

/** Writes the Markdown copies that have changed. */
export async function writeCopies(files: SiteFiles, posts: Post[], workers: Workers) {
  const changed = posts.filter((post) => !files.keep(markdownPath(post), post.digest))
  const written = await workers.map('copy', changed)
  for (const [index, post] of changed.entries())
    files.add(markdownPath(post), { key: post.digest, stat: written[index]?.stat ?? '' })
}
