import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { formatsFile, pictureFormats } from '../content/pictureFormats.ts'
import { webpQuality } from './pictures.ts'

/** Copies are AVIF only if that saves this share of the bytes. */
const leastSaving = 0.1

/** AVIF qualities to try, in ascending order: the first with no greater error than WebP wins. */
const qualities = [45, 50, 55, 60, 65, 70]

/** The width (px) at which formats are compared. */
const width = 720

/**
 * Chooses AVIF or WebP for the copies of pictures, and stores the choice. This has to happen before pages are rendered,
 * because they contain the names of the copies.
 * @param files by the hashes of their contents
 */
export async function chooseFormats(files: Map<string, string>) {
  const formats = pictureFormats()
  for (const [hash, file] of files) formats[hash] = await avifQualityOf(file)
  mkdirSync(dirname(formatsFile), { recursive: true })
  writeFileSync(`${formatsFile}.part`, JSON.stringify(formats))
  renameSync(`${formatsFile}.part`, formatsFile)
}

/** Returns null for WebP, and for a picture that cannot be read: making its copies reports that. */
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

/** Returns the mean squared error between two pictures of the same size, over their color channels. */
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
