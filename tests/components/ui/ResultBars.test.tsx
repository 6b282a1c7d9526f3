import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const claim: Claim = {
  figure: '85%',
  text: 'less manual work',
  subject: 'manual work',
  source: 'Its records.',
  owner: 'Ada',
  reviewed: null,
  ceiling: false,
  reduction: true,
  illustrative: false,
}

const barsOf = (figure: string) => renderToStaticMarkup(<ResultBars claim={{ ...claim, figure }} />)

test.each([
  ['85%', '15%'],
  ['12.5%', '87.5%'],
  ['100%', '0%'],
])('what a reduction by %s leaves is a bar of %s', (figure, remaining) => {
  expect(barsOf(figure)).toContain(`<rect width="${remaining}"`)
})

test('a gain in speed says not how much time is left, and has no bars', () => {
  expect(
    renderToStaticMarkup(<ResultBars claim={{ ...claim, text: 'faster triage', reduction: false }} />),
  ).toBe('')
})

test.each(['24/7', '7 months', '1,200+', '275%', 'Proven'])('%s is no share, and has no bars', (figure) => {
  expect(barsOf(figure)).toBe('')
})
