import { indexedPages, readIndex, readIndexFile } from '@lintel/engine/built/artefact.ts'
import { entriesOf, termsOf } from '@lintel/rules/search/counts.ts'
import { openSite } from '@lintel/rules/search/openSite.ts'
import { resultsOf } from '@lintel/rules/search/results.ts'
import { expect, test } from 'vitest'

const index = readIndex()
const site = await openSite(index, readIndexFile)
const specimens = indexedPages().filter(({ path }) => path.startsWith('/specimens/'))
const terms = new Set(index.pages.flatMap(entriesOf).flatMap(termsOf))

test.each(specimens)('$path is found by a word that it alone says', async (page) => {
  const counts = Map.groupBy(entriesOf(page).flatMap(termsOf), (term) => term)
  const [own = ''] = [...counts.keys()].filter((term) => /^\p{L}{5,}$/u.test(term) && !terms.has(term))
  expect(own).not.toBe('')
  const { pages } = resultsOf(await site.gather(own), own, 100)
  const hrefs = pages.flatMap(({ sections }) => sections.map(({ href }) => href.split('#')[0]))
  expect(hrefs).toContain(page.path)
  expect(pages.filter(({ page: title }) => title === page.title)).toHaveLength(1)
})
