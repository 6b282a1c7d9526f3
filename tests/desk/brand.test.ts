import { accentStyle } from '@lintel/desk/frame/frameDocument.ts'
import { noteOnName } from '@lintel/desk/views/brand/noteOnName.ts'
import { accentOf } from '@lintel/engine/render/accent/shades.ts'
import { expect, test } from 'vitest'

test('a new color reaches the preview in light sections and in dark bands and sheets', () => {
  const accent = accentOf('#7c3aed')
  const style = accentStyle(accent)
  expect(style).toContain(`--color-accent: light-dark(${accent.fill.light}, ${accent.fill.dark});`)
  expect(style).toMatch(new RegExp(`\\.blueprint \\{.*--color-accent: ${accent.fill.dark};`))
  expect(style).not.toContain('@theme')
})

test.each([
  ['Lintel', null],
  ['Meridian', 'On windows below 1,280 px,'],
  ['Brückenbauer Architekturpartner', 'On windows below 1,440 px,'],
  ['Donaudampfschifffahrtsgesellschaft', 'On every window,'],
])('of a name it is said on which windows the links are out of sight: %s', (name, said) => {
  const note = noteOnName(name)
  if (said) expect(note).toContain(said)
  else expect(note).toBe(null)
})
