/**
 * How the words of articles are kept, however many there are: word by word in shards, so that a question fetches those
 * of its words alone, and a changed article changes those of its own.
 */

/** By word: how many articles have it, and which. */
export type WordShard = Record<string, [count: number, ...articles: ArticleIds[]]>

/** In rising order, each as its difference to the one before. */
type ArticleIds = number[]

/** An article that has a word often says more about it. One list for each of these, with what BM25 would give (k = 2). */
export const frequencies = [
  { least: 4, weight: 2 },
  { least: 2, weight: 1.5 },
  { least: 1, weight: 1 },
]

/** Of a word that more articles have, those which have it most often are listed: nobody reads on so far. */
export const maxListed = 1000

/** A power of two, so that it seldom changes; a shard has the words of about three articles. */
export const shardsFor = (articles: number) => Math.max(16, 2 ** Math.ceil(Math.log2(articles / 3)))

export const articlePath = (id: number) => `/search/articles/${id}.json`

const shardPath = (shard: number) => `/search/words/${shard}.json`
const vocabularyPart = (part: number) => `/search/vocabulary/${part}.json`
const partsFor = (shards: number) => Math.min(shards, 256)

/** Where the shard is that has a word. */
export const wordsPath = (word: string, shards: number) => shardPath(hashOf(word) % shards)

/** Where all words are that begin with the same two letters. */
export function vocabularyPath(word: string, shards: number): string {
  const begin = Array.from(word).slice(0, 2).join('')
  return vocabularyPart(hashOf(begin) % partsFor(shards))
}

/** Where all of them are. */
export const wordPaths = (shards: number) => Array.from({ length: shards }, (_, shard) => shardPath(shard))
export const vocabularyPaths = (shards: number) =>
  Array.from({ length: partsFor(shards) }, (_, part) => vocabularyPart(part))

/**
 * Numbers articles so that a number stays, whatever comes and goes.
 * @returns the number of each
 */
export function articleIds(slugs: string[]): Map<string, number> {
  const slugById = new Map<number, string>()
  for (const slug of slugs.toSorted()) {
    let id = hashOf(slug) >>> 8
    while (slugById.has(id)) id += 1
    slugById.set(id, slug)
  }
  return new Map(Array.from(slugById, ([id, slug]) => [slug, id]))
}

export function differences(ids: number[]): ArticleIds {
  return ids.map((id, index) => id - (ids[index - 1] ?? 0))
}

export function sums(differences: ArticleIds): number[] {
  let last = 0
  return differences.map((difference) => {
    last += difference
    return last
  })
}

/** FNV-1a of 32 bits: short, and the same everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
