import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { cacheFolder } from '../render/cacheFolder.ts'
import type { Card, PageMetadata } from '../render/pageMetadata.ts'
import type { OutputFiles } from './output.ts'

/** The benchmark of builds says "none", as it measures these images apart. */
const isOff = process.env.SITE_SOCIAL_IMAGES === 'none'
/** How many are drawn at a time: more than there are cores gains nothing. */
const atOnce = 2
const cache = join(cacheFolder, 'social')

/**
 * Writes the image that each page names for link previews, from the cache where it is known.
 * @param draw gives a card as SVG
 */
export async function writeSocialImages(
  files: OutputFiles,
  pages: PageMetadata[],
  draw: (card: Card) => Promise<string>,
) {
  if (isOff) return
  await mkdir(cache, { recursive: true })
  const queue = pages.flatMap(({ image }) => image ?? []).values()
  const work = async () => {
    for (const { path, key, card } of queue)
      await files.put(path, key, () => drawnOnce(join(cache, `${key}.png`), () => draw(card)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Renamed into place, so that a build that was stopped leaves no half of an image in the cache. */
async function drawnOnce(file: string, draw: () => Promise<string>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file)
  const card = sharp(Buffer.from(await draw())).removeAlpha()
  const image = await card.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  await writeFile(`${file}.part`, image)
  await rename(`${file}.part`, file)
  return image
}
