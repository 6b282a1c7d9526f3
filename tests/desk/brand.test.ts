import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accentStyle } from '@lintel/desk/frame/frameDocument.ts'
import { actions } from '@lintel/desk/views/brand/actions.ts'
import { noteOnName } from '@lintel/desk/views/brand/noteOnName.ts'
import { rowLabels } from '@lintel/engine/content/navigation.ts'
import { accentOf } from '@lintel/engine/render/accent/shades.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

test('a new color reaches the preview in light sections and in dark bands and sheets', () => {
  const accent = accentOf('#7c3aed')
  const style = accentStyle(accent)
  expect(style).toContain(`--color-accent: light-dark(${accent.fill.light}, ${accent.fill.dark});`)
  expect(style).toMatch(new RegExp(`\\.blueprint \\{.*--color-accent: ${accent.fill.dark};`))
  expect(style).not.toContain('@theme')
})

test.each([
  ['Lintel', 0, null],
  ['Meridian', 0, 'On windows below 1,280 px, this name leaves'],
  ['Brückenbauer Architekturpartner', 0, 'On windows below 1,440 px,'],
  ['Donaudampfschifffahrtsgesellschaft', 0, 'On every window,'],
  ['Lintel', 84, 'On windows below 1,440 px, this name and the logo leave'],
  ['', 84, 'On windows below 1,280 px, this logo leaves'],
])('what a name and a wide logo do to the menu: %s, %i px', (name, excess, said) => {
  const note = noteOnName(name, rowLabels(), excess)
  if (said) expect(note).toContain(said)
  else expect(note).toBe(null)
})

describe('a logo', () => {
  const before = process.cwd()
  const folder = mkdtempSync(join(tmpdir(), 'site-logo-'))
  beforeAll(() => process.chdir(folder))
  afterAll(() => {
    process.chdir(before)
    rmSync(folder, { recursive: true })
  })

  const png = (height: number, width = height) =>
    sharp({ create: { width, height, channels: 4, background: '#3698' } })
      .png()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .toBuffer()
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`)
  const take = async (name: string, bytes: Uint8Array, theme: 'light' | 'dark' = 'light') =>
    actions.logo.run({ name, base64: Buffer.from(bytes).toString('base64'), theme })
  const stored = () => globSync('content/blog/images/*')

  test('of colors is stored beside the other pictures', async () => {
    expect(await take('Our logo.svg', svg('<g fill="#e4002b"><circle r="4"/></g>'))).toEqual({
      picture: 'images/our-logo.svg',
    })
  })

  test('in PNG is stored without what was noted in it, and for the dark theme too', async () => {
    expect(await take('logo.png', await png(64), 'dark')).toEqual({ pictureDark: 'images/logo.png' })
    const { exif, hasAlpha } = await sharp(readFileSync('content/blog/images/logo.png')).metadata()
    expect([exif, hasAlpha]).toEqual([undefined, true])
  })

  test('of black paths is drawn, and takes the place of pictures', async () => {
    expect(await take('mark.svg', svg('<path d="M1 1h7v7z"/>'))).toEqual({
      viewBox: '0 0 9 9',
      path: 'M1 1h7v7z',
      picture: null,
      pictureDark: null,
    })
  })

  test.each([
    ['small.png', () => png(63), 'is too small', 'at least 64 px high'],
    [
      'photo.jpg',
      async () =>
        sharp(await png(80))
          .jpeg()
          .toBuffer(),
      'neither an SVG nor a PNG',
      'one of both',
    ],
    ['text.png', () => Buffer.from('PNG'), 'neither an SVG nor a PNG', 'one of both'],
    ['bad.svg', () => svg('<script>alert()</script>'), 'the drawing holds', 'export it again'],
  ])('is refused in words, and nothing is stored: %s', async (name, bytes, message, fix) => {
    const files = stored()
    await expect(take(name, await bytes())).rejects.toMatchObject({
      diagnostic: { message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
    })
    expect(stored()).toEqual(files)
  })
})
