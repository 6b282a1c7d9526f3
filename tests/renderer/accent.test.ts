import { checkAccent, readableAccent } from '@lintel/engine/render/accent/checkAccent.ts'
import { accentOf, minContrast, textContrast } from '@lintel/engine/render/accent/shades.ts'
import { rgbOf } from '@lintel/engine/render/contrast.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'

describe('an accent', () => {
  test('of the site can be read', () => expect(checkAccent(site.accent)).toEqual([]))

  test.each([
    '#06b6d4',
    '#7c3aed',
    '#1e3a8a',
    '#ffe600',
    '#ffffff',
    '#000000',
    '#808080',
    '#ff0000',
    '#767676',
  ])('derived from %s can be read in both themes', (color) =>
    expect(checkAccent(readableAccent(accentOf(color)))).toEqual([]),
  )

  test('that cannot be read as text is named with the nearest shade that can', () => {
    const accent = { ...site.accent, text: { light: '#06b6d4', dark: '#1e3a8a' } }
    const problems = checkAccent(accent)
    expect(problems.map(({ field }) => field)).toEqual(['accent.text.light', 'accent.text.dark'])
    for (const [index, theme] of (['light', 'dark'] as const).entries()) {
      const shade = /"(#[0-9a-f]{6})"/.exec(problems[index]?.fix ?? '')?.[1] ?? ''
      const ratio = textContrast(rgbOf(shade), theme)
      expect(ratio).toBeGreaterThanOrEqual(minContrast)
      expect(ratio).toBeLessThan(minContrast + 0.2)
    }
  })

  test('whose words do not stand out from the fill is named for each theme', () => {
    const problems = checkAccent({ ...accentOf('#06b6d4'), onFill: '#ffffff' })
    expect(problems.map(({ field }) => field)).toEqual([
      'accent.text.light',
      'accent.fill.light',
      'accent.end.light',
      'accent.fill.dark',
      'accent.end.dark',
    ])
  })

  test('of which no shade can be read under the words on it asks for other words', () => {
    const problems = checkAccent({ ...site.accent, onFill: '#808080' })
    expect(problems.find(({ field }) => field === 'accent.fill.dark')?.fix).toBe(
      'write a darker or a lighter color for words on a fill',
    )
  })
})
