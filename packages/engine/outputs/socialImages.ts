import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inParallel } from '@lintel/rules/inParallel.ts'
import sharp from 'sharp'
import { cacheFolder } from '../built/folders.ts'
import type { Card, PageMetadata } from '../render/pageMetadata.ts'
import type { OutputFiles } from './output.ts'

/** The build benchmark sets "none", because it measures these images separately. */
const isOff = process.env.SITE_SOCIAL_IMAGES === 'none'
/** How many images are drawn at once. More than there are cores would gain nothing. */
const atOnce = 2
const cache = join(cacheFolder, 'social')

/**
 * Writes the link-preview image of each page, from the cache if possible.
 * @param draw returns a card as SVG
 */
export async function writeSocialImages(
  files: OutputFiles,
  pages: PageMetadata[],
  draw: (card: Card) => Promise<string>,
) {
  if (isOff) return
  await mkdir(cache, { recursive: true })
  const images = pages.flatMap(({ image }) => image ?? [])
  await inParallel(images, atOnce, ({ path, key, card }) =>
    files.put(path, key, () => drawnOnce(join(cache, `${key}.png`), () => draw(card))),
  )
}

/** Draws an image once. Renamed into place, so that an interrupted build caches no partial image. */
async function drawnOnce(file: string, draw: () => Promise<string>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file)
  const card = sharp(Buffer.from(await draw())).removeAlpha()
  const image = await card.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  await writeFile(`${file}.part`, image)
  await rename(`${file}.part`, file)
  return image
}
