import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type PixelFormat, stripMetadata } from '@lintel/cli/stripMetadata.ts'
import { crops } from '@lintel/rules/crops.ts'
import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import sharp, { type Metadata } from 'sharp'
import { DeskError } from '../server/action.ts'
import { writeFile } from '../server/files.ts'
import { isHeic, jpegOfHeic } from '../server/heic.ts'

/** In bytes, before scaling. */
const maxBytes = 20_000_000

const extensions: Partial<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
}

/** By the extension of their files. */
const formats: Partial<Record<string, PixelFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
}

/**
 * Stores a picture next to the articles, without metadata and scaled down if necessary.
 * @param name of the uploaded file; its extension is ignored
 * @returns the path that texts refer to it by: "images/plan.png"
 * @throws DeskError for a format that pages cannot show
 */
export const storePicture = async (name: string, bytes: Uint8Array) =>
  `images/${await storeIn('content/blog/images', name, await readable(name, bytes))}`

/**
 * Stores a picture in a folder of `public/`, as `storePicture` does, no larger than a portrait is shown.
 * @returns its address: "/people/ada.webp"
 */
export async function storePortrait(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const picture = await readable(name, bytes)
  if (picture.extension === 'svg') throw noPicture(name)
  return `/${folder}/${await storeIn(`public/${folder}`, name, picture, asPortrait)}`
}

/** Pages crop it to a square; what stays in view may be chosen later, so that all of it is kept. */
const asPortrait: Shape = (content) => {
  const [size] = crops.portrait.widths
  return sharp(content).resize(size, size, { fit: 'outside', withoutEnlargement: true }).toBuffer()
}

/** @returns the name of the stored file */
async function storeIn(folder: string, name: string, picture: Readable, shape?: Shape): Promise<string> {
  const { extension, bytes } = picture
  const content = await cleaned(name, bytes, shape)
  const stem = slugOf(name.replace(/\.\w+$/, ''), maxSlugLength) || 'picture'
  for (let count = 1; ; count++) {
    const file = `${count === 1 ? stem : `${stem}-${count}`}.${extension}`
    try {
      writeFile(`${folder}/${file}`, content, null)
      return file
    } catch (error) {
      if (!(error instanceof DeskError && error.status === 409)) throw error
      if (readFileSync(`${folder}/${file}`).equals(content)) return file
    }
  }
}

/**
 * What may take the place of a stored picture, under its name: checked, cleaned and scaled as one that is stored anew.
 * @param file of the stored picture
 * @throws DeskError for a format that pages cannot show, or a drawing in place of a picture made of pixels
 */
export async function substituteFor(file: string, name: string, bytes: Uint8Array): Promise<Uint8Array> {
  const kind = extname(file).slice(1)
  const { extension, ...picture } = await readable(name, bytes)
  if ((kind === 'svg') !== (extension === 'svg'))
    throw refuse(
      name,
      'a drawing in SVG and a picture made of pixels cannot take the place of each other',
      'choose one of the same kind, or put the new one where the former is shown',
    )
  return cleaned(name, picture.bytes, file.startsWith('public/') ? asPortrait : undefined, formats[kind])
}

type Shape = (content: Uint8Array) => Promise<Uint8Array>

/** Without what cameras note, and no wider than any screen asks for. */
const cleaned = (name: string, bytes: Uint8Array, shape: Shape = async (each) => each, into?: PixelFormat) =>
  stripMetadata(bytes, { scales: true, ...(into && { into }) })
    .then(shape)
    .catch(() => {
      throw damaged(name)
    })

const damaged = (name: string) =>
  refuse(name, 'the picture is damaged, or only a part of it is there', 'save it again')

const refuse = (name: string, message: string, fix: string) =>
  new DeskError({ file: name, field: 'picture', message, fix })

interface Readable {
  /** Of the file to store. */
  extension: string
  bytes: Uint8Array
}

/**
 * A picture that `sharp` reads: one of a phone, in HEIC, as JPEG.
 * @throws DeskError where it is none, or too large
 */
async function readable(name: string, bytes: Uint8Array): Promise<Readable> {
  if (bytes.length > maxBytes)
    throw refuse(
      name,
      `the picture has more than ${maxBytes / 1e6} MB`,
      'save it smaller, and choose it again',
    )
  const { format, compression, width, height } = await metadataOf(name, bytes)
  const extension = compression === 'hevc' ? undefined : extensions[format ?? '']
  if (extension && width && height) return { extension, bytes }
  if (!isHeic(bytes)) throw noPicture(name)
  const jpeg = await jpegOfHeic(bytes).catch(() => {
    throw damaged(name)
  })
  return { extension: 'jpg', bytes: jpeg }
}

const noPicture = (name: string) =>
  refuse(
    name,
    'this is no picture that pages can show',
    'save it as PNG, JPEG, WebP, AVIF or HEIC, and choose it again',
  )

/** An empty object if this is not a picture. */
async function metadataOf(name: string, bytes: Uint8Array): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes).metadata()
  } catch (error) {
    // Of `sharp`, which reads no larger ones: https://sharp.pixelplumbing.com/api-constructor#new.
    if (/pixel limit/.test((error as Error).message))
      throw refuse(
        name,
        'the picture has more than 268 million pixels',
        'save it smaller, and choose it again',
      )
    return {}
  }
}
