import { readFileSync } from 'node:fs'
import { articleWords, wordFiles } from '@lintel/engine/outputs/search/articles.ts'
import { termsOfQuestions } from '@lintel/engine/outputs/search/readPage.ts'
import { assistantIndex, siteIndex } from '@lintel/engine/outputs/search/siteIndex.ts'
import { articleIds, articlePath, differences, sums } from '@lintel/rules/search/articles.ts'
import { nearest } from '@lintel/rules/search/nearest.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import type { SitePage } from '@lintel/rules/search/siteIndex.ts'
import { termsIn } from '@lintel/rules/search/terms.ts'
import { describe, expect, test } from 'vitest'

const page = (path: string, ...sentences: string[]): SitePage => ({
  path,
  title: path.slice(1),
  sections: sentences.map((sentence) => ({ heading: path.slice(1), blocks: [{ sentences: [sentence] }] })),
})

const articles = [
  page('/blog/ships', 'A constructor mends wooden hulls.', 'Varnish dries in a day.'),
  page('/blog/harbors', 'The lighthouse keeper counts every ship.'),
  page('/blog/naïve-日本', 'Überholung kostet Zeit; 日本 liegt am Meer.'),
]
const ids = articleIds(articles.map(({ path }) => path))
const idOf = ({ path }: SitePage) => ids.get(path) ?? 0
const files = new Map([
  ...articles.map((each) => [articlePath(idOf(each)), JSON.stringify(each)] as const),
  ...wordFiles(new Map(articles.map((each) => [idOf(each), articleWords(each)]))).map(
    ({ path, content }) => [`/${path}`, content] as const,
  ),
])
const indexOf = (...pages: SitePage[]) => siteIndex(pages, articles.length)
const requested: string[] = []
const site = await openSite(indexOf(page('/about', 'We advise.', 'We build.')), async (path) => {
  requested.push(path)
  return JSON.parse(files.get(path) ?? '')
})

async function first(question: string) {
  const [hit] = (await site.gather(question)).find(question)
  return hit && 'page' in hit.entry ? hit.entry.page.path : undefined
}

test.each([
  ['advise', '/about'],
  ['a constructor', '/blog/ships'],
  ['lighthouse', '/blog/harbors'],
  ['lihgthouse', '/blog/harbors'],
  ['ligthouse keeper', '/blog/harbors'],
  ['advize', '/about'],
  ['überholung', '/blog/naïve-日本'],
  ['日本', '/blog/naïve-日本'],
  ['toString __proto__ hasOwnProperty', undefined],
  ['helicopter', undefined],
])('%s leads to %s', async (question, path) => {
  expect(await first(question)).toBe(path)
})

test('a word that is still being typed leads to what it begins', async () => {
  expect(await first('count light')).toBe('/blog/harbors')
  expect(await first('adv')).toBe('/about')
  expect(await first('ad')).toBeUndefined()
})

test('files are asked for once, and again where they did not come', async () => {
  requested.length = 0
  await site.gather('lighthouse constructor')
  expect(requested).toEqual([])
  let isDown = true
  const other = await openSite(indexOf(), async (path) => {
    if (isDown) throw new Error('down')
    return JSON.parse(files.get(path) ?? '')
  })
  await expect(other.gather('lighthouse')).rejects.toThrow('down')
  isDown = false
  expect((await other.gather('lighthouse')).find('lighthouse')).toHaveLength(1)
})

const naughty: string[] = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'))

test('no text is too strange to be looked for', async () => {
  for (const text of naughty) expect((await site.gather(text)).find(text)).toBeInstanceOf(Array)
})

describe('ids', () => {
  const slugs = Array.from({ length: 20_000 }, (_, number) => `post-${number}`)

  test('are different, and stay when others come and go', () => {
    const all = articleIds(slugs)
    expect(new Set(all.values()).size).toBe(slugs.length)
    const fewer = articleIds(slugs.filter((_, index) => index % 10 > 0))
    const moved = [...fewer].filter(([slug, id]) => all.get(slug) !== id)
    expect(moved.length).toBeLessThan(5)
  })

  test('are kept as differences', () => {
    expect(sums(differences([3, 10, 10_000]))).toEqual([3, 10, 10_000])
    expect(differences([])).toEqual([])
  })
})

test.each([
  ['securty', 'security'],
  ['secuirty', 'security'],
  ['architectrue', 'architecture'],
  ['arcihtectrue', 'architecture'],
  ['arctecture', 'architecture'],
  ['arcture', undefined],
  ['cat', undefined],
  ['cra', 'car'],
  ['ca', undefined],
  ['bar', undefined],
  ['at', undefined],
])('%s is nearly %s', (term, word) => {
  expect(nearest(term, ['security', 'sincerity', 'architecture', 'car', 'as'])[0]?.term).toBe(word)
})

test.each([
  ['cybersecuirty', 'cybersecur'],
  ['cybersecurrity', 'cybersecur'],
  ['authenticatino', 'authent'],
  ['cyberpunks', undefined],
])('a slip in the ending of %s hides its stem', (typed, stem) => {
  const [term = ''] = termsIn(typed)
  expect(nearest(term, ['cybersecur', 'authent', 'contract', 'say'])[0]?.term).toBe(stem)
})

test.each(['pipe line', 'pipe lien', 'pippe line'])(
  '“%s”, asked in two parts, counts in a title as the word does',
  async (question) => {
    const site = await openSite(siteIndex([page('/pipeline', 'Data comes and goes.')], 0), async () => [])
    const [hit] = (await site.gather(question)).find(question)
    expect(hit?.titleCoverage).toBe(1)
    expect(hit?.textCoverage).toBe(1)
  },
)

test('a question too long for a search is known to the assistant alone', async () => {
  const question = 'bigger boats carry heavier loads across oceans'
  const asked = termsOfQuestions([question, 'boats'])
  const boats = { path: '/boats', title: '', sections: [{ heading: 'Hulls', asked, blocks: [] }] }
  const index = siteIndex([boats], 0)
  expect(index.pages[0]?.sections[0]?.asked).toEqual(['boat'])
  const site = await openSite(index, async () => JSON.parse(assistantIndex([], [boats])))
  expect(site.pages.find(question)[0]?.isExact).toBe(false)
  expect((await site.assistant()).find(question)[0]).toMatchObject({ isExact: true })
})
