import { readFileSync } from 'node:fs'
import { stripMetadata } from '@lintel/cli/stripMetadata.ts'
import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import sharp, { type Metadata } from 'sharp'
import { DeskError } from '../../server/action.ts'
import { writeFile } from '../../server/files.ts'

/** In bytes, before scaling. */
const maxBytes = 20_000_000

const extensions: Partial<Record<string, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }

/**
 * Stores a picture next to the articles, without metadata and scaled down if necessary.
 * @param name of the uploaded file; its extension is ignored
 * @returns the path that texts refer to it by: "images/plan.png"
 * @throws DeskError for a format that pages cannot show
 */
export const storePicture = async (name: string, bytes: Uint8Array) =>
  `images/${await storeIn('content/blog/images', name, bytes)}`

/** In px; shown at a quarter of it, on screens of any density. */
const portraitSize = 384

/**
 * Stores the middle of a picture as a square, in a folder of `public/`, as `storePicture` does.
 * @returns its address: "/people/ada.webp"
 */
export async function storePortrait(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const square = (content: Uint8Array) =>
    sharp(content).resize(portraitSize, portraitSize, { fit: 'cover' }).toBuffer()
  return `/${folder}/${await storeIn(`public/${folder}`, name, bytes, square)}`
}

/** @returns the name of the stored file */
async function storeIn(
  folder: string,
  name: string,
  bytes: Uint8Array,
  shape = async (content: Uint8Array) => content,
): Promise<string> {
  const extension = await extensionOf(name, bytes)
  const content = await stripMetadata(bytes, { scales: true })
    .then(shape)
    .catch(() => {
      throw refuse(name, 'the picture is damaged, or only a part of it is there', 'save it again')
    })
  const stem = slugOf(name.replace(/\.\w+$/, ''), maxSlugLength) || 'picture'
  for (let count = 1; ; count++) {
    const picture = `${count === 1 ? stem : `${stem}-${count}`}.${extension}`
    try {
      writeFile(`${folder}/${picture}`, content, null)
      return picture
    } catch (error) {
      if (!(error instanceof DeskError && error.status === 409)) throw error
      if (readFileSync(`${folder}/${picture}`).equals(content)) return picture
    }
  }
}

const refuse = (name: string, message: string, fix: string) =>
  new DeskError({ file: name, field: 'picture', message, fix })

async function extensionOf(name: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length > maxBytes)
    throw refuse(
      name,
      `the picture has more than ${maxBytes / 1e6} MB`,
      'save it smaller, and choose it again',
    )
  const { format, compression, width, height } = await metadataOf(bytes)
  const extension = compression === 'hevc' ? undefined : extensions[format ?? '']
  if (!extension || !width || !height)
    throw refuse(
      name,
      'this is no picture that pages can show',
      'save it as PNG, JPEG, WebP or AVIF, and choose it again',
    )
  return extension
}

/** An empty object if this is not a picture. */
async function metadataOf(bytes: Uint8Array): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes).metadata()
  } catch {
    return {}
  }
}
