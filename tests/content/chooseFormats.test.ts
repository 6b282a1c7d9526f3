import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf, pictureFormats, unmeasuredPictures } from '@lintel/engine/content/pictureFormats.ts'
import { pictureNamed } from '@lintel/engine/content/pictures.ts'
import { avifQualityOf, chooseFormats } from '@lintel/engine/outputs/chooseFormats.ts'
import { convertedPicture } from '@lintel/engine/outputs/pictures.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-formats-'))
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } }).blur(3)
  await photo.jpeg({ quality: 95 }).toFile(file('photo.jpg'))
  await sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
    .png()
    .toFile(file('dot.png'))
  writeFileSync(file('damaged.png'), 'no picture')
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(['dot.png', 'damaged.png'])('the copies of %s are WebP', async (name) => {
  expect(await avifQualityOf(file(name))).toBeNull()
})

test('the copies of a photo are AVIF where that is a tenth smaller and no worse, and pages name them so', async () => {
  const images = 'content/blog/images/formats-test'
  mkdirSync(images, { recursive: true })
  try {
    const bytes = readFileSync(file('photo.jpg'))
    writeFileSync(`${images}/photo.jpg`, bytes)
    await chooseFormats(unmeasuredPictures())
    expect(pictureFormats()[hashOf(bytes)]).toBeTypeOf('number')
    expect(unmeasuredPictures()).toEqual(new Map())
    const address = pictureNamed('images/formats-test/photo.jpg')?.address ?? ''
    expect(address).toMatch(/\.900\.avif$/)
    const copy = readFileSync(await convertedPicture(address))
    expect((await sharp(copy).metadata()).compression).toBe('av1')
    const webp = await sharp(bytes).webp({ quality: 80 }).toBuffer()
    expect(copy.length).toBeLessThan(webp.length * 0.9)
  } finally {
    rmSync(images, { recursive: true })
  }
})
