import { gzipSync } from 'node:zlib'
import { articleWords, wordFiles } from '@lintel/engine/outputs/search/articles.ts'
import { siteIndex } from '@lintel/engine/outputs/search/siteIndex.ts'
import { articleSearch } from '@lintel/rules/search/articleSearch.ts'
import { articleIds, articlePath, maxListed, wordsPath } from '@lintel/rules/search/articles.ts'
import { openSite, type Site } from '@lintel/rules/search/openSite.ts'
import type { SitePage } from '@lintel/rules/search/siteIndex.ts'
import { termsIn } from '@lintel/rules/search/terms.ts'
import { beforeAll, expect, test } from 'vitest'
import { seededRandom } from '#components/drawings/random.ts'
import { anyWord, generatedArticle, ownWord } from './generatedArticles.ts'

/** What a search may fetch, in bytes on the wire. */
const mostBytes = 100_000

/** In ms: other tests may run beside. */
const timeout = 300_000

const pages: SitePage[] = [
  { path: '/', title: 'Home', sections: [{ heading: 'Start', blocks: [{ sentences: ['Welcome.'] }] }] },
]

/** Tests that so many articles are searched, whichever they are. */
export function testSearchOf(count: number) {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const ids = articleIds(numbers.map((number) => `article-${number}`))
  const idOf = (number: number) => ids.get(`article-${number}`) ?? 0
  const index = siteIndex(pages, count)
  const words = new Map<number, string[]>()
  const files = new Map<string, string>()
  let fetched = new Set<string>()
  let site: Site

  const read = async (path: string) => {
    fetched.add(path)
    return JSON.parse(files.get(path) ?? '')
  }

  const writeWords = () =>
    new Map(wordFiles(words).map(({ path, content }) => [`/${path}`, content] as const))

  beforeAll(async () => {
    for (const number of numbers) {
      const article = generatedArticle(number)
      files.set(articlePath(idOf(number)), JSON.stringify(article))
      words.set(idOf(number), articleWords(article))
    }
    for (const [path, content] of writeWords()) files.set(path, content)
    site = await openSite(index, read)
  }, timeout)

  async function search(question: string) {
    fetched = new Set()
    const hits = (await site.gather(question)).find(question)
    return hits.map(({ entry }) => ('page' in entry ? entry.page.path : ''))
  }

  test('each is found by a word that it alone has', { timeout }, async () => {
    const missed = []
    for (const number of numbers) {
      const [first] = await search(ownWord(number))
      if (first !== `/blog/article-${number}`) missed.push(number)
    }
    expect(missed).toEqual([])
  })

  test('every word of an article leads to it, or to those that have it most often', { timeout }, async () => {
    const { listings } = articleSearch(index.articles.shards, read)
    for (const number of [0, count >> 1, count - 1]) {
      const sentences = generatedArticle(number).sections.flatMap(({ blocks }) =>
        blocks.flatMap(({ sentences }) => sentences),
      )
      const listed = await listings([...new Set(termsIn(sentences.join(' ')))])
      const missed = [...listed].filter(
        ([, { count, weights }]) => count <= maxListed && !weights.has(idOf(number)),
      )
      expect(missed).toEqual([])
    }
  })

  test('a search fetches little, with typing errors and of many words too', { timeout }, async () => {
    const random = seededRandom('questions')
    const spent = []
    for (let question = 0; question < 100; question++) {
      const words = Array.from({ length: 1 + Math.floor(random() * 12) }, () => anyWord(random))
      if (question % 3 === 0) words[0] = words[0]?.replace(/(.)(.)$/, '$2$1') ?? ''
      site = await openSite(index, read)
      await search(words.join(' '))
      spent.push([...fetched].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '').length, 0))
    }
    expect(Math.max(...spent)).toBeLessThanOrEqual(mostBytes)
  })

  test('a sentence that changes, changes the shards of its words, and no others', { timeout }, () => {
    const before = writeWords()
    const article = generatedArticle(7)
    article.sections[0]?.blocks.push({ sentences: ['An unheard lighthouse keeper.'] })
    const former = words.get(idOf(7)) ?? []
    words.set(idOf(7), articleWords(article))
    const changed = [...writeWords()].filter(([path, content]) => before.get(path) !== content)
    words.set(idOf(7), former)
    const own = termsIn('unheard lighthouse keeper').map((term) => wordsPath(term, index.articles.shards))
    expect(
      changed
        .map(([path]) => path)
        .filter((path) => path.includes('/words/'))
        .sort(),
    ).toEqual([...new Set(own)].sort())
  })
}
