import type { Post } from '#content/posts.ts'
import type { Artefact } from '#renderer/outputs/Artefact.ts'
import { markdownPath } from '#renderer/outputs/markdownCopies.ts'
import type { PageFacts } from '#renderer/outputs/pageFacts.ts'
import { fileOf } from '#renderer/outputs/pages.ts'
import { hasCard } from '#renderer/outputs/socialImages.ts'
import { type PlannedPage, planPages } from './planPages.ts'
import type { Threads } from './Threads.ts'

/**
 * Writes the pages that have changed.
 * @returns the facts about all pages, in the order of their paths
 */
export async function writePages(artefact: Artefact, threads: Threads): Promise<PageFacts[]> {
  const planned = await planPages()
  const facts = new Map(planned.map((page) => [page.path, keptFacts(artefact, page)]))
  const changed = planned.filter(({ path }) => !facts.get(path))
  const written = await threads.map('page', changed)
  for (const [index, { path, madeOf }] of changed.entries()) {
    const page = written[index]
    if (!page) continue
    artefact.add(fileOf(path), { madeOf, ...page })
    facts.set(path, page.facts)
  }
  return [...facts.values()].flatMap((each) => each ?? [])
}

/** Nothing where the page must be rendered, be it for its image alone, whose drawing comes with it. */
function keptFacts(artefact: Artefact, { path, madeOf }: PlannedPage): PageFacts | undefined {
  const kept = artefact.kept(fileOf(path), madeOf)
  if (!kept?.facts) return undefined
  const { image } = kept.facts
  if (image && !artefact.kept(image.path, image.key) && !hasCard(image.key)) return undefined
  artefact.add(fileOf(path), kept)
  return kept.facts
}

/** Writes the Markdown copies that have changed. */
export async function writeCopies(artefact: Artefact, posts: Post[], threads: Threads) {
  const changed = posts.filter((post) => {
    const kept = artefact.kept(markdownPath(post), post.digest)
    if (kept) artefact.add(markdownPath(post), kept)
    return !kept
  })
  const written = await threads.map('copy', changed)
  for (const [index, post] of changed.entries())
    artefact.add(markdownPath(post), { madeOf: post.digest, stamp: written[index]?.stamp ?? '' })
}
