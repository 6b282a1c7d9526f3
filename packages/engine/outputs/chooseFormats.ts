import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { formatsFile, readFormats, setFormats, unmeasured } from '../content/pictureFormats.ts'
import { webpQuality } from './pictures.ts'

/** What AVIF saves at least (share of the bytes), or the copies are WebP. */
const leastSaving = 0.1

/** Qualities of AVIF that come near that of WebP, from the smallest copies on. */
const qualities = [45, 50, 55, 60, 65, 70]

/** In px: copies of this width tell those of others. */
const width = 720

/**
 * Finds out, once for each picture, whether its copies are a tenth smaller in AVIF than in WebP at an error that is no greater.
 * Pages name the copies before any is made, so it comes before them.
 */
export async function chooseFormats() {
  const known = readFormats()
  const files = unmeasured(known)
  if (files.size === 0) return
  for (const [hash, file] of files) known[hash] = await avifQualityOf(file)
  mkdirSync(dirname(formatsFile), { recursive: true })
  writeFileSync(`${formatsFile}.part`, JSON.stringify(known))
  renameSync(`${formatsFile}.part`, formatsFile)
  setFormats(known)
}

/** @returns null for WebP, also where the picture cannot be read, which its copies say */
export async function avifQualityOf(file: string): Promise<number | null> {
  try {
    const original = await sharp(file).rotate().resize({ width, withoutEnlargement: true }).png().toBuffer()
    const webp = await sharp(original).webp({ quality: webpQuality }).toBuffer()
    const mostError = await errorBetween(original, webp)
    for (const quality of qualities) {
      const avif = await sharp(original).avif({ quality }).toBuffer()
      if (avif.length > webp.length * (1 - leastSaving)) return null
      if ((await errorBetween(original, avif)) <= mostError) return quality
    }
  } catch {
    return null
  }
  return null
}

/** The mean squared difference of the channels of two pictures of the same size. */
async function errorBetween(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer()
  const { channels } = await sharp(difference).stats()
  const { width = 1, height = 1 } = await sharp(one).metadata()
  const sum = channels.reduce((total, { squaresSum }) => total + squaresSum, 0)
  return sum / (channels.length * width * height)
}
