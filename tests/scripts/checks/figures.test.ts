import { describe, expect, test } from 'vitest'
import { claims } from '#data/claims.ts'
import { copyOf } from '#scripts/checks/copyOf.ts'
import { figureFaults } from '#scripts/checks/figures.ts'

const found = (file: string, source: string) =>
  figureFaults(file, source, copyOf(file, source), claims).map(
    ({ line, what }) => `${line} ${/"(.*)"/.exec(what)?.[1]}`,
  )

describe('figures outside the register', () => {
  test.each([
    ['A saving of 40% in a year.', '40%'],
    ['A saving of 12.5 percent.', '12.5 percent'],
    ['Builds are 3x faster.', '3x'],
    ['Builds are 3× faster.', '3×'],
    ['A tenfold gain.', 'tenfold'],
    ['A 4-fold gain.', '4-fold'],
    ['It runs three times faster.', 'three times faster'],
    ['It is twice as fast.', 'twice as'],
    ['It takes half the time.', 'half the time'],
    ['More than 200+ clients.', '200+'],
    ['Support 24/7 included.', '24/7'],
  ])('are found in %j', (text, figure) => {
    expect(found('content/blog/a.md', `First.\n\n${text}`)).toEqual([`3 ${figure}`])
    expect(found('data/a.ts', `export const a = {\n  text: ${JSON.stringify(text)},\n}`)).toEqual([
      `2 ${figure}`,
    ])
    expect(found('components/A.tsx', `export const a = (\n  <p>${text}</p>\n)`)).toEqual([`2 ${figure}`])
  })

  test.each([
    'Do not write twice.',
    'The risk doubles a row.',
    'In 2025, 14 people met 3 times.',
    '`width: 50%` in code',
    '```css\nwidth: 50%\n```',
    'Lower cost: {{claim.backOfficeCost}}.',
    '[A report](https://firm.test/40%25)',
  ])('are not seen in the Markdown %j', (text) => expect(found('content/blog/a.md', text)).toEqual([]))

  test.each([
    '<p className="w-[50%]">Half</p>',
    '<rect width="100%" height="8" />',
    '<p>{claims.a.figure}</p>',
  ])('are not seen in the markup %s', (text) =>
    expect(found('components/A.tsx', `const a = ${text}`)).toEqual([]),
  )

  test('are seen in words that are heard', () => {
    expect(found('components/A.tsx', 'const a = <img alt="40% less" />')).toEqual(['1 40%'])
  })

  test('come with a cure that names the record where there is one', () => {
    const cure = (file: string, text: string) => figureFaults(file, text, copyOf(file, text), claims)[0]?.cure
    expect(cure('content/blog/a.md', 'By 25%.')).toBe('write {{claim.backOfficeCost}}')
    expect(cure('data/a.ts', "const a = 'By 25%.'")).toBe('write claims.backOfficeCost.figure')
    expect(cure('content/blog/a.md', 'By 26%.')).toContain('data/claims.ts')
  })
})
