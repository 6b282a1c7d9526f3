import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { type Crop, crops } from '@lintel/rules/crops.ts'
import sharp from 'sharp'
import { avifQuality, hashOf } from '../content/pictureFormats.ts'
import { type Picture, picturesNamed } from '../content/pictures.ts'
import { digestOf } from '../content/sources.ts'
import { engineFile } from '../render/engineFile.ts'
import type { OutputFiles } from './output.ts'

/** WebP quality, 0 to 100. Photos show no artifacts and take a third of the size of a JPEG. */
export const webpQuality = 80
/** Everything that affects a converted copy, besides the library and what the copy's own name states. */
export const pictureSources = [
  engineFile('@lintel/engine/outputs/pictures.ts'),
  engineFile('@lintel/engine/outputs/chooseFormats.ts'),
  engineFile('@lintel/engine/content/pictureFormats.ts'),
]
const cache = `.cache/pictures/${digestOf([sharp.versions.sharp, ...pictureSources.map((file) => readFileSync(file, 'utf8'))].join())}`

/**
 * Writes the pictures that pages and posts use. Each is converted once and cached for later builds.
 * @param addresses the addresses of the copies; an author may have written one that no picture has
 */
export async function writePictures(files: OutputFiles, addresses: string[]) {
  const ours = [...new Set(addresses)].filter(
    (address) => existsSync(cachedAt(address)) || pictureFor(address),
  )
  // An address contains the picture's hash.
  await Promise.all(
    ours.map((address) =>
      files.put(address.slice(1), '', async () => readFile(await convertedPicture(address))),
    ),
  )
}

const cachedAt = (address: string) => join(cache, basename(address))

/**
 * Returns the file with the converted copy for an address.
 * @throws Error if no picture of the posts has this address
 */
export async function convertedPicture(address: string): Promise<string> {
  const file = cachedAt(address)
  if (existsSync(file)) return file
  const picture = pictureFor(address)
  if (picture && address.endsWith('.svg')) return picture.file
  const width = picture?.copies.find((copy) => copy.address === address)?.width
  if (!picture || !width) throw new Error(`No image in content/blog/images/ gives ${address}.`)
  await mkdir(cache, { recursive: true })
  // Renamed into place, so that an interrupted build leaves no partial picture.
  const upright = sharp(picture.file).rotate()
  const scaled = (picture.part ? upright.extract(picture.part) : upright).resize({ width })
  const quality = avifQuality(hashOf(await readFile(picture.file)))
  await (quality === null ? scaled.webp({ quality: webpQuality }) : scaled.avif({ quality }))
    .toFile(`${file}.part`)
    .catch((error: Error) => {
      const name = relative(process.cwd(), picture.file)
      throw new Error(`${name}: it cannot be read as a picture (${error.message}); save it again.`)
    })
  await rename(`${file}.part`, file)
  return file
}

/** The end of an address behind the name of the picture and the hash of its file. */
const ending = /\.[\da-f]{10}(?:\.([a-z]+)-(\d{1,3})-(\d{1,3}))?(?:\.\d+\.(?:webp|avif)|\.svg)$/

function pictureFor(address: string): Picture | undefined {
  const [, crop, x, y] = ending.exec(address) ?? []
  if (crop !== undefined && !Object.hasOwn(crops, crop)) return undefined
  const cut = crop === undefined ? undefined : { crop: crop as Crop, x: Number(x), y: Number(y) }
  const stem = address.replace('/blog/', '').replace(ending, '')
  return picturesNamed(stem, cut).find(({ copies }) => copies.some((copy) => copy.address === address))
}
