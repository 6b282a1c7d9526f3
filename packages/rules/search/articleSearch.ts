import { articlePath, frequencies, sums, vocabularyPath, type WordShard, wordsPath } from './articles.ts'
import { countWords, entriesOf, type WordCounts } from './counts.ts'
import { memoize } from './memoize.ts'
import { nearest, type Variant } from './nearest.ts'
import type { SitePage } from './siteIndex.ts'

/** Reads a file of the index. */
export type ReadFile = (path: string) => Promise<unknown>

/** The articles with a term: how many there are and, by article id, how much it says about each. */
export interface Listing {
  count: number
  weights: Map<number, number>
}

/** Searches the article files, and reads each only once. */
export function articleSearch(shards: number, read: ReadFile) {
  const readOnce = memoize(read)
  const readArticle = memoize(async (path) => countWords(entriesOf((await read(path)) as SitePage)))

  async function listingOf(term: string): Promise<Listing> {
    const shard = (await readOnce(wordsPath(term, shards))) as WordShard
    const [count, ...lists] = (Object.hasOwn(shard, term) && shard[term]) || [0]
    const weights = lists.flatMap((ids, index) =>
      sums(ids).map((id) => [id, frequencies[index]?.weight ?? 0] as const),
    )
    return { count, weights: new Map(weights) }
  }

  return {
    async listings(terms: string[]): Promise<Map<string, Listing>> {
      const listings = terms.map(async (term) => [term, await listingOf(term)] as const)
      return new Map(await Promise.all(listings))
    },
    async nearest(term: string, isBegun: boolean): Promise<Variant[]> {
      return nearest(term, (await readOnce(vocabularyPath(term, shards))) as string[], isBegun)
    },
    counts: (ids: number[]): Promise<WordCounts[]> =>
      Promise.all(ids.map((id) => readArticle(articlePath(id)))),
  }
}
