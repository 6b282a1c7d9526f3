/**
 * Stores the words of articles, however many there are, in shards by word: a question fetches only the shards
 * of its own words, and a changed article changes only those of its own.
 */

/** By word: how many articles have it, and which ones. */
export type WordShard = Record<string, [count: number, ...articles: ArticleIds[]]>

/** In ascending order, each as the difference from the one before. */
type ArticleIds = number[]

/**
 * An article that uses a word often says more about it. There is one list for each frequency, with the weight
 * that BM25 would give (k = 2).
 */
export const frequencies = [
  { least: 4, weight: 2 },
  { least: 2, weight: 1.5 },
  { least: 1, weight: 1 },
]

/** If more articles have a word, only those that use it most are listed: nobody reads further. */
export const maxListed = 1000

/**
 * Returns the number of shards, a power of two so that it seldom changes. A shard holds the words of about
 * three articles.
 */
export const shardsFor = (articles: number) => Math.max(16, 2 ** Math.ceil(Math.log2(articles / 3)))

export const articlePath = (id: number) => `/search/articles/${id}.json`

const shardPath = (shard: number) => `/search/words/${shard}.json`
const vocabularyPart = (part: number) => `/search/vocabulary/${part}.json`
const partsFor = (shards: number) => Math.min(shards, 256)

/** Returns the path of the shard with a word. */
export const wordsPath = (word: string, shards: number) => shardPath(hashOf(word) % shards)

/** Returns the path of all words that begin with the same two letters. */
export function vocabularyPath(word: string, shards: number): string {
  const begin = Array.from(word).slice(0, 2).join('')
  return vocabularyPart(hashOf(begin) % partsFor(shards))
}

export const wordPaths = (shards: number) => Array.from({ length: shards }, (_, shard) => shardPath(shard))
export const vocabularyPaths = (shards: number) =>
  Array.from({ length: partsFor(shards) }, (_, part) => vocabularyPart(part))

/**
 * Assigns ids that stay the same as other articles come and go, unless two of them collide.
 * @returns the id of each slug
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

/** Returns the 32-bit FNV-1a hash, which is short and the same on every platform. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
