import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons } from '@lintel/engine/outputs/icons.ts'
import { site } from '@site/data/site.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { client, pages, read } from './artefact.ts'

const bytes = (file: string) => readFileSync(join(client, file))
const manifest = JSON.parse(read('site.webmanifest'))

test.each(pages)('$path names the icons and the manifest', ({ html }) => {
  expect(html).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32"/>')
  expect(html).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>')
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>')
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>')
})

test('the vector icon is the brand’s mark and follows the theme of the browser', () => {
  const svg = read('favicon.svg')
  expect(svg).toContain(`d="${site.logo.path}"`)
  expect(svg).toContain(`viewBox="${site.logo.viewBox}"`)
  expect(svg).toContain('prefers-color-scheme:dark')
})

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is an opaque square of %d pixels', async (file, size) => {
  const { format, width, height, hasAlpha } = await sharp(bytes(file)).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'png',
    width: size,
    height: size,
    hasAlpha: false,
  })
})

describe.each(['icon-192.png', 'icon-512.png', 'apple-touch-icon.png'])('the mark on %s', (file) => {
  test('is there, and stays within the circle that launchers cut out', async () => {
    const { data, info } = await sharp(bytes(file)).greyscale().raw().toBuffer({ resolveWithObject: true })
    const ground = data[0] ?? 0
    const distances = [...data.keys()]
      .filter((at) => Math.abs((data[at * info.channels] ?? ground) - ground) > 32)
      .map((at) => Math.hypot((at % info.width) + 0.5 - info.width / 2, at / info.width - info.height / 2))
    expect(distances.length).toBeGreaterThan(info.width * info.height * 0.05)
    expect(distances.reduce((most, distance) => Math.max(most, distance), 0)).toBeLessThan(info.width * 0.4)
  })
})

test('the .ico file holds a PNG of 32 pixels where it says', async () => {
  const file = bytes('favicon.ico')
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 1])
  expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([32, 32])
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(start + length).toBe(file.length)
  const { format, width, height } = await sharp(file.subarray(start)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 })
})

describe('the manifest', () => {
  test('carries the brand', () => {
    expect(manifest).toMatchObject({ name: site.name, short_name: site.name, start_url: '/' })
    for (const color of ['theme_color', 'background_color']) expect(manifest[color]).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('names icons of both sizes and both purposes, as large as it says', async () => {
    const kinds = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)
    expect(kinds.sort()).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable'])
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height } = await sharp(bytes(src)).metadata()
      expect([`${width}x${height}`, type]).toEqual([sizes, 'image/png'])
    }
  })
})

test('writing the icons again gives the same bytes', async () => {
  const files = await icons()
  expect(files).toHaveLength(6)
  for (const { path, content } of files) expect(Buffer.from(content).equals(bytes(path)), path).toBe(true)
})
