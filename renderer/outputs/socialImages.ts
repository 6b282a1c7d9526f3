import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import sharp from 'sharp'
import { cacheFolder } from '../cacheFolder.ts'
import { drawsCards } from '../social/drawsCards.ts'
import type { OutputFiles } from './output.ts'
import type { PageFacts } from './pageFacts.ts'

/** How many are drawn at a time: more than there are cores gains nothing. */
const atOnce = 2

/** Writes the image that each page names for link previews, from the cache where it is known. */
export async function writeSocialImages(files: OutputFiles, pages: PageFacts[]) {
  if (!drawsCards) return
  const queue = pages.flatMap(({ image }) => image ?? []).values()
  const work = async () => {
    for (const { path, key } of queue) await files.put(path, key, () => drawnOnce(key))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Whether the image can be had: it was drawn before, or its drawing waits to be made an image; or none is asked for. */
export function hasCard(key: string): boolean {
  if (!drawsCards) return true
  return ['png', 'svg'].some((type) => existsSync(join(cacheFolder, 'social', `${key}.${type}`)))
}

/** Keeps the drawing of an image, in any thread, until `writeSocialImages` makes it one. */
export function keepCard(key: string, draw: () => string) {
  if (hasCard(key)) return
  const kept = join(cacheFolder, 'social', `${key}.svg`)
  mkdirSync(dirname(kept), { recursive: true })
  // Two pages with the same image may be drawn at the same time.
  const part = `${kept}.${threadId}`
  writeFileSync(part, draw())
  renameSync(part, kept)
}

/** Renamed into place, so that a build that was stopped leaves no half of an image in the cache. */
async function drawnOnce(key: string): Promise<Buffer> {
  const kept = join(cacheFolder, 'social', key)
  if (existsSync(`${kept}.png`)) return readFile(`${kept}.png`)
  const card = sharp(await readFile(`${kept}.svg`)).removeAlpha()
  const image = await card.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
  await writeFile(`${kept}.part`, image)
  await rename(`${kept}.part`, `${kept}.png`)
  await rm(`${kept}.svg`)
  return image
}
