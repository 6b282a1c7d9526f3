import { postList } from '@lintel/engine/content/posts.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { fitTitle, leading } from '@lintel/kit/social/fitTitle.ts'
import { widthOf } from '@lintel/kit/social/lettering.ts'
import { describe, expect, test } from 'vitest'

const [width, height] = [500, 340]

const titles = [
  ...postList().map(({ title }) => title),
  ...getCollection('services').map(({ name }) => name),
  'AI',
  'W'.repeat(200),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'A title that goes on, '.repeat(30),
  `One ${'very'.repeat(40)} long word in the middle`,
  'i '.repeat(300),
]

describe.each(titles)('%s', (title) => {
  const { lines, lettering } = fitTitle(title, width, height)

  test('stays within its box', () => {
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length * lettering.size * leading).toBeLessThanOrEqual(height)
    for (const line of lines) expect(widthOf(line, lettering), line).toBeLessThanOrEqual(width)
  })

  test('keeps its words, or says by an ellipsis that it goes on', () => {
    const letters = (text: string) => text.replaceAll(/\s/g, '')
    const shown = letters(lines.join(''))
    if (shown.endsWith('…')) expect(letters(title).startsWith(shown.slice(0, -1))).toBe(true)
    else expect(shown).toBe(letters(title))
  })
})

test('short titles are larger than long ones', () => {
  const size = (title: string) => fitTitle(title, width, height).lettering.size
  expect(size('Contact')).toBeGreaterThan(
    size('A title with so many words that it needs smaller letters to fit it all'),
  )
})

test.each([
  ['Čeština für Größe – “naïve”', 'Čeština für Größe – “naïve”'],
  ['Queues 日本 and retries', 'Queues and retries'],
  ['日本', ''],
])('%s: letters that the font lacks are left out', (title, shown) => {
  expect(fitTitle(title, width, height).lines.join(' ')).toBe(shown)
})
