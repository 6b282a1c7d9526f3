import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Phases } from './Phases.tsx'

/** The columns that a phase has from `lg` up, and its weeks: all of them, and those that are not certain. */
function drawn(duration: string) {
  const phase = {
    phase: 'Survey',
    duration,
    part: undefined,
    description: 'Look.',
    activities: ['Walk the site'],
  }
  const html = renderToStaticMarkup(
    <Phases block="phases" label="Methodology" title="How it goes" phases={[phase]} />,
  )
  const countOf = (part: RegExp) => html.match(part)?.length ?? 0
  return {
    columns: /lg:col-span-(\d+)/.exec(html)?.[1],
    weeks: countOf(/relative flex-1/g),
    uncertain: countOf(/border-dashed/g),
    isOpen: html.includes('border-dotted'),
  }
}

test.each([
  ['1–2 weeks', { columns: '2', weeks: 2, uncertain: 1, isOpen: false }],
  ['2 weeks', { columns: '2', weeks: 2, uncertain: 0, isOpen: false }],
  ['1 week', { columns: '1', weeks: 1, uncertain: 0, isOpen: false }],
])('%s: drawn to scale', (duration, expected) => {
  expect(drawn(duration)).toEqual(expected)
})

test('a phase that is longer than its line keeps the weeks, and takes what columns are left', () => {
  expect(drawn('4–6 weeks')).toEqual({ columns: '3', weeks: 6, uncertain: 2, isOpen: false })
})

test('a phase without an end goes on beyond the sheet', () => {
  expect(drawn('Ongoing')).toEqual({ columns: '3', weeks: 1, uncertain: 0, isOpen: true })
})
