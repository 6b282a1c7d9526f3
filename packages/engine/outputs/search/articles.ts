import {
  differences,
  frequencies,
  maxListed,
  shardsFor,
  vocabularyPath,
  vocabularyPaths,
  type WordShard,
  wordPaths,
  wordsPath,
} from '@lintel/rules/search/articles.ts'
import { entriesOf, termsOf } from '@lintel/rules/search/counts.ts'
import type { SitePage } from '@lintel/rules/search/siteIndex.ts'
import { digestOf } from '../../content/sources.ts'
import type { PageMetadata } from '../../render/pageMetadata.ts'
import type { Output, OutputFiles } from '../output.ts'

/** Writes the index of which words occur in which articles. */
export async function writeWordIndex(files: OutputFiles, pages: PageMetadata[]) {
  const articles = new Map(pages.flatMap(({ article }) => (article ? [[article.id, article.words]] : [])))
  let outputs: Output<string>[] | undefined
  const make = () => {
    outputs ??= wordFiles(articles)
    return outputs
  }
  const names = files.remember('words of articles', digestOf(JSON.stringify([...articles])), () =>
    make().map(({ path, content }) => ({ path, digest: digestOf(content) })),
  )
  for (const [index, { path, digest }] of names.entries())
    await files.put(path, digest, () => make()[index]?.content ?? '')
}

/** Returns the words of an article in one string for each level of frequency, most frequent first. */
export function articleWords(page: SitePage): string[] {
  const counts = new Map<string, number>()
  for (const term of entriesOf(page).flatMap(termsOf)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return frequencies.map(({ least }, index) => {
    const below = frequencies[index - 1]?.least ?? Number.POSITIVE_INFINITY
    return [...counts].flatMap(([term, count]) => (count >= least && count < below ? term : [])).join(' ')
  })
}

/**
 * Returns the index files, including empty ones.
 * @param articles the words of each article, by its id
 */
export function wordFiles(articles: Map<number, string[]>): Output<string>[] {
  const shards = shardsFor(articles.size)
  const files = new Map<string, WordShard>(wordPaths(shards).map((path) => [path, {}]))
  const vocabulary = new Map<string, string[]>(vocabularyPaths(shards).map((path) => [path, []]))
  for (const [term, lists] of articlesByWord(articles)) {
    const shard = files.get(wordsPath(term, shards))
    if (shard) shard[term] = [lists.flat().length, ...listed(lists)]
    vocabulary.get(vocabularyPath(term, shards))?.push(term)
  }
  return Array.from([...files, ...vocabulary], ([path, content]) => ({
    path: path.slice(1),
    content: JSON.stringify(content),
  }))
}

function articlesByWord(articles: Map<number, string[]>): [term: string, lists: number[][]][] {
  const listsByTerm = new Map<string, number[][]>()
  for (const [id, lists] of [...articles].sort(([one], [other]) => one - other)) {
    for (const [index, list] of lists.entries()) {
      for (const term of list.split(' ').filter(Boolean)) {
        const listed = listsByTerm.get(term)
        const lists = listed ?? frequencies.map(() => [])
        if (!listed) listsByTerm.set(term, lists)
        lists[index]?.push(id)
      }
    }
  }
  // Sorted, so that the order does not depend on which articles come first.
  return [...listsByTerm].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Keeps the first `maxListed` articles, starting with those that have the word most often. */
function listed(lists: number[][]): number[][] {
  let room = maxListed
  return lists.map((ids) => {
    const listed = ids.slice(0, room)
    room -= listed.length
    return differences(listed)
  })
}
