import { readFileSync } from 'node:fs'
import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import sharp, { type Metadata } from 'sharp'
import { DeskError } from '../../server/action.ts'
import { writeFile } from '../../server/files.ts'
import { folder } from './article.ts'

/** In px: twice what the widest copy of a picture has. */
const widest = 2880
/** In bytes, before it is scaled. */
const largest = 20_000_000

const endings: Partial<Record<string, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp', heif: 'avif' }

/**
 * Stores a picture beside the articles, scaled where it is larger than any screen asks for.
 * @param name of the file that somebody chose; its ending says nothing
 * @returns as a text names it: "images/plan.png"
 * @throws DeskError where it is none that pages show
 */
export async function storePicture(name: string, bytes: Uint8Array): Promise<string> {
  const { ending, width, height } = await kindOf(name, bytes)
  const isHuge = Math.max(width, height) > widest
  const content = isHuge ? await scaled(bytes) : bytes
  const stem = slugOf(name.replace(/\.\w+$/, ''), maxSlugLength) || 'picture'
  for (let count = 1; ; count++) {
    const picture = `images/${count === 1 ? stem : `${stem}-${count}`}.${ending}`
    try {
      writeFile(`${folder}/${picture}`, content, null)
      return picture
    } catch (error) {
      if (!(error instanceof DeskError && error.status === 409)) throw error
      if (readFileSync(`${folder}/${picture}`).equals(content)) return picture
    }
  }
}

async function kindOf(name: string, bytes: Uint8Array) {
  const refused = (message: string, fix: string) =>
    new DeskError({ file: name, field: 'picture', message, fix })
  if (bytes.length > largest)
    throw refused(`the picture has more than ${largest / 1e6} MB`, 'save it smaller, and choose it again')
  const { format, compression, width, height } = await metadataOf(bytes)
  const ending = compression === 'hevc' ? undefined : endings[format ?? '']
  if (!ending || !width || !height)
    throw refused(
      'this is no picture that pages can show',
      'save it as PNG, JPEG, WebP or AVIF, and choose it again',
    )
  return { ending, width, height }
}

/** Of what is no picture there is none. */
async function metadataOf(bytes: Uint8Array): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes).metadata()
  } catch {
    return {}
  }
}

/** Upright, as the camera meant it. */
const scaled = (bytes: Uint8Array) =>
  sharp(bytes).rotate().resize({ width: widest, height: widest, fit: 'inside' }).toBuffer()
