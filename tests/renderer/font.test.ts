import { readFileSync } from 'node:fs'
import { type Font, openSync } from 'fontkit'
import { expect, test } from 'vitest'

const basic = openSync('packages/kit/styles/instrument-sans-basic.woff2') as Font
const whole = openSync(
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
) as Font
const ranges = /unicode-range: (?<ranges>[^;]+);/
  .exec(readFileSync('packages/kit/styles/base.css', 'utf8'))
  ?.groups?.ranges?.split(', ')
  .map((range) => range.replace('U+', '').split('-'))
  .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)

const isLetter = (point: number) => point > 0x20 && point < 0xffff

test('what the font of every page lacks, its family’s larger file is asked for', () => {
  const lacking = whole.characterSet.filter((point) => isLetter(point) && !basic.hasGlyphForCodePoint(point))
  expect(lacking.length).toBeGreaterThan(50)
  const unasked = lacking.filter((point) => !ranges?.some(([first, last]) => point >= first && point <= last))
  expect(String.fromCodePoint(...unasked)).toBe('')
})

test('it kerns and counts as that file does', () => {
  const words = 'AVATAR: “To fit – 1,024 figures”, Yes.'
  const advances = (font: Font) => font.layout(words, ['tnum']).positions.map(({ xAdvance }) => xAdvance)
  expect(advances(basic)).toEqual(advances(whole))
  expect(basic.availableFeatures).toEqual(expect.arrayContaining(['kern', 'liga', 'pnum', 'tnum']))
})
