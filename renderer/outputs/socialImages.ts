import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { cacheFolder } from '../cacheFolder.ts'
import { renderedPages } from './pages.ts'

const imageTag = /<meta property="og:image" content="[^"]*?(\/social\/[^"?]+)\?v=([0-9a-f]+)"/

/** How many are drawn at a time: more than there are cores gains nothing. */
const atOnce = 2

/**
 * Writes the image that each page names for link previews, from the cache where it is known.
 * @param client the folder with the rendered pages
 */
export async function writeSocialImages(client: string) {
  const named = (await renderedPages(client)).flatMap(({ html }) => {
    const [, path, key] = imageTag.exec(html) ?? []
    return path && key ? [{ path, key }] : []
  })
  const queue = named.values()
  const work = async () => {
    for (const { path, key } of queue) await writeImage(join(client, path), join(cacheFolder, 'social', key))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function writeImage(file: string, kept: string) {
  await drawOnce(kept)
  await mkdir(dirname(file), { recursive: true })
  await copyFile(`${kept}.png`, file)
}

/** Renamed into place, so that a build that was stopped leaves no half of an image in the cache. */
async function drawOnce(kept: string) {
  if (existsSync(`${kept}.png`)) return
  const image = sharp(await readFile(`${kept}.svg`)).removeAlpha()
  await writeFile(
    `${kept}.part`,
    await image.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer(),
  )
  await rename(`${kept}.part`, `${kept}.png`)
  await rm(`${kept}.svg`)
}
