import type { SitePage } from '@lintel/rules/search/siteIndex.ts'
import { seededRandom } from '#components/drawings/random.ts'

const syllables =
  'ba ce di fo gu ha ji ka le mo nu pa ri so ta ve wi xa yo zu ster mont con pro ler ack ond ill ort ang'.split(
    ' ',
  )

/** As many as the texts of a large site have; a word is the rarer, the later it stands in the list. */
const vocabulary = Array.from({ length: 60_000 }, (_, index) => {
  const random = seededRandom(`word ${index}`)
  const length = index < 600 ? 2 : index < 15_000 ? 3 : 4
  return Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join('')
})

/** How often the words before stand in texts, by the law of Zipf and Mandelbrot. */
const shares: number[] = []
for (const index of vocabulary.keys()) shares.push((shares.at(-1) ?? 0) + 1 / (index + 12))

/** A word, as often as texts have it. */
export function anyWord(random: () => number): string {
  const share = random() * (shares.at(-1) ?? 0)
  let [low, high] = [0, shares.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shares[middle] ?? 0) < share) low = middle + 1
    else high = middle
  }
  return vocabulary[low] ?? ''
}

/** A word that no other article has. */
export const ownWord = (number: number) => `zz${number.toString(36)}q`

/** An article of some 500 words that carry meaning, as many as 800 have: the same one every time. */
export function generatedArticle(number: number): SitePage {
  const random = seededRandom(`article ${number}`)
  const sentence = () => `${Array.from({ length: 10 }, () => anyWord(random)).join(' ')}.`
  const sections = Array.from({ length: 8 }, (_, section) => ({
    heading: sentence(),
    blocks: [
      { sentences: Array.from({ length: 5 }, sentence) },
      { sentences: [`${ownWord(number)} ${section}.`] },
    ],
  }))
  return { path: `/blog/article-${number}`, title: sentence(), sections }
}
