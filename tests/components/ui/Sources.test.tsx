import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { CitedFigure, figuresOf, Sources, sourceNotes } from '@lintel/kit/ui/Sources.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const claim = (subject: string, source: string): Claim => ({
  figure: '14%',
  text: `of ${subject}`,
  subject,
  source,
  owner: 'Ada',
  reviewed: null,
  ceiling: false,
  reduction: false,
  illustrative: false,
})
const inventory = claim('inventory', 'Measured by the client.')
const time = claim('time', 'Measured by the client.')

test('a figure that two cases share has a place in each, and its note leads back to both', () => {
  const studies = [
    { id: 'one', claims: [inventory, time] },
    { id: 'two', claims: [inventory] },
  ]
  const figures = figuresOf(studies)
  const notes = sourceNotes(figures)
  const html = renderToStaticMarkup(
    <>
      {figures.map((figure) => (
        <CitedFigure key={figure.place + figure.claim.subject} {...figure} notes={notes} />
      ))}
      <Sources title="Sources" notes={notes} />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(targets)).toEqual(new Set(ids))
  const back = [...html.matchAll(/ aria-label="(\w: [^"]+)">(\w)</g)].map(([, name, letter]) => [
    name,
    letter,
  ])
  expect(back).toEqual([
    ['a: Back to “14% of inventory”', 'a'],
    ['b: Back to “14% of time”', 'b'],
    ['c: Back to “14% of inventory”', 'c'],
  ])
})
