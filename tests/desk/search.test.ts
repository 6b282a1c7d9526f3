import { actions } from '@lintel/desk/views/search/actions.ts'
import { expect, test } from 'vitest'

const find = async (words: string) => (await actions.find.run({ words })).places

test.each([
  ['a page, by its name', 'Home page', 'Home page', /^\/pages/],
  [
    'a sentence of a page',
    'architects before the first line',
    'Home page',
    /^\/pages#content\/pages\/home\.yaml#blocks\.0\./,
  ],
  ['an article, by its title', 'AI Adoption Strategy', 'Article “', /^\/articles\/ai-adoption-strategy$/],
  ['a setting of the brand that has no value yet', 'Brand WhatsApp', 'Brand', /^\/brand\/whatsapp$/],
  ['a legal text, by its words', 'sets no cookie without asking', 'Privacy', /^\/legal\/privacy-policy$/],
  ['a claim', 'claims source', 'Claims', /^\/claims\/\w+/],
])('%s is found', async (_, words, name, href) => {
  const [first] = await find(words)
  expect(first?.name).toContain(name)
  expect(first?.href).toMatch(href)
})

test('words are found as the page shows them, in any case, and nothing by words that nobody wrote', async () => {
  expect(await find('')).toEqual([])
  expect(await find('quidditch zeppelin')).toEqual([])
  expect(await find('(.*')).toEqual([])
  const all = (await actions.find.run({ words: 'LINTEL' })).places
  expect(all.length).toBeGreaterThan(1)
  expect(all.every(({ words }) => !words.includes('{{name}}'))).toBe(true)
})

test('it answers while one types', async () => {
  await find('warm')
  const times: number[] = []
  for (const words of Array<string[]>(5).fill(['p', 'pr', 'pri', 'pric']).flat()) {
    const start = performance.now()
    await find(words)
    times.push(performance.now() - start)
  }
  // Others work on the same processors.
  expect(Math.min(...times)).toBeLessThan(100)
})
