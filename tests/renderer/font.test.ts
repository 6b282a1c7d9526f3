import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { budgets } from '@lintel/engine/built/budgets.ts'
import { wholeFont } from '@lintel/engine/render/typeface.ts'
import { type Typeface, typefaces } from '@lintel/engine/schemas/site.ts'
import { type Font, openSync } from 'fontkit'
import { describe, expect, test } from 'vitest'

const isLetter = (point: number) => point > 0x20 && point < 0xffff

/** Words whose letters are about as frequent as on the site. */
const sentence =
  'Each service begins with a drawing of what exists, what should exist, and what it takes to get from one to the other.'

/** How wide fonts of machines set that sentence, in em: few machines have all of them. */
const widths: Record<string, number> = {
  Arial: 50.9,
  'Arial Bold': 54.9,
  'Times New Roman': 46.2,
  'Times New Roman Bold': 48.9,
  'DejaVu Sans': 58.2,
  'DejaVu Sans Bold': 66.0,
  'DejaVu Serif': 59.0,
  'DejaVu Serif Bold': 64.9,
}

describe.each(Object.entries(typefaces) as [Typeface, string][])('%s', (typeface, name) => {
  const folder = `packages/kit/styles/typefaces/${typeface}`
  const file = `${folder}/${typeface}-basic.woff2`
  const basic = openSync(file) as Font
  const whole = openSync(wholeFont(typeface)) as Font
  /** A weight of it alone. */
  const cut = (weight: number) =>
    openSync(`node_modules/@fontsource/${typeface}/files/${typeface}-latin-${weight}-normal.woff`) as Font

  test('stays within the budget of fonts', () => {
    expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(budgets.fonts)
  })

  test('what the font of every page lacks, its family’s larger file is asked for', () => {
    const ranges = /unicode-range: (?<ranges>[^;]+);/
      .exec(readFileSync(`${folder}/font.css`, 'utf8'))
      ?.groups?.ranges?.split(', ')
      .map((range) => range.replace('U+', '').split('-'))
      .map(([first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const)
    const lacking = whole.characterSet.filter(
      (point) => isLetter(point) && !basic.hasGlyphForCodePoint(point),
    )
    expect(lacking.length).toBeGreaterThan(50)
    const unasked = lacking.filter(
      (point) => !ranges?.some(([first, last]) => point >= first && point <= last),
    )
    expect(String.fromCodePoint(...unasked)).toBe('')
  })

  test('it kerns and counts as the family does', () => {
    const words = 'AVATAR: “To fit – 1,024 figures”, Yes.'
    const advances = (font: Font) =>
      font.layout(words, ['tnum']).positions.map(({ xAdvance }) => xAdvance / font.unitsPerEm)
    const expected = advances(cut(400))
    expect(advances(basic)).toEqual(expected.map((advance) => expect.closeTo(advance, 2)))
    expect(basic.availableFeatures).toEqual(expect.arrayContaining(['kern', 'liga', 'pnum', 'tnum']))
  })

  test('fonts of the machine take its place with its width and height, in both ranges of weight', () => {
    const css = readFileSync(`${folder}/fallback.css`, 'utf8')
    expect(css).toContain(`--font-sans: "${name} Variable", "${name} fallback", "${name} second fallback", `)
    const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']) => {
      const percent = (property: string) =>
        Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100
      const local = /local\("([^"]+)"\)/.exec(rule)?.[1] ?? ''
      const weight = rule.includes('font-weight: 600 700') ? 600 : 400
      const size = percent('size-adjust')
      return {
        local,
        weight,
        size,
        ascent: percent('ascent-override'),
        descent: percent('descent-override'),
      }
    })
    expect(faces.map(({ weight }) => weight)).toEqual([400, 600, 400, 600])
    for (const { local, weight, size, ascent, descent } of faces) {
      const set = cut(weight)
      const width = set.layout(sentence).advanceWidth / set.unitsPerEm
      expect(Math.abs(((widths[local] ?? 0) * size) / width - 1), local).toBeLessThan(0.02)
      expect(ascent * size, local).toBeCloseTo(whole.ascent / whole.unitsPerEm, 2)
      expect(descent * size, local).toBeCloseTo(-whole.descent / whole.unitsPerEm, 2)
    }
  })
})
