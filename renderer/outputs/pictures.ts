import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Picture, pictureNamed } from '#content/pictures.ts'
import { renderedPages } from './pages.ts'

const cache = '.cache/pictures'
/** Of WebP, 0 to 100: photographs look whole and take a third of a JPEG. */
const quality = 80

const shown = /\/blog\/images\/[\w./-]+\.webp/g

/**
 * The pictures that the built pages show, each converted once and kept for the next build.
 * @param client the folder with the rendered pages
 */
export async function writePictures(client: string) {
  const pages = await renderedPages(client)
  const addresses = new Set(pages.flatMap(({ html }) => html.match(shown) ?? []))
  await Promise.all([...addresses].map((address) => writePicture(client, address)))
}

async function writePicture(client: string, address: string) {
  const target = join(client, address)
  await mkdir(dirname(target), { recursive: true })
  await copyFile(await convertedPicture(address), target)
}

/**
 * The file with the copy of a picture that stands at an address.
 * @throws Error when no image beside the posts gives this address
 */
export async function convertedPicture(address: string): Promise<string> {
  const file = join(cache, basename(address))
  if (existsSync(file)) return file
  const picture = pictureFor(address)
  const width = picture?.copies.find((copy) => copy.address === address)?.width
  if (!picture || !width) throw new Error(`No image in content/blog/images/ gives ${address}.`)
  await mkdir(cache, { recursive: true })
  await sharp(picture.file).rotate().resize({ width }).webp({ quality }).toFile(file)
  return file
}

function pictureFor(address: string): Picture | undefined {
  const stem = address.replace('/blog/', '').replace(/\.\w+\.\d+\.webp$/, '')
  const candidates = ['png', 'jpg', 'jpeg', 'webp', 'avif'].map((type) => pictureNamed(`${stem}.${type}`))
  return candidates.find((picture) => picture?.copies.some((copy) => copy.address === address))
}
