import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'

/** By the hash of a picture's file: the quality of its copies in AVIF, or null where they are WebP. */
type PictureFormats = Record<string, number | null>

/** Written before the pages that name the copies (`outputs/chooseFormats.ts`). */
export const formatsFile = '.cache/pictures/formats.json'

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let formats: PictureFormats | undefined

/** Returns the formats of all pictures measured so far, to which others may be added. */
export function pictureFormats(): PictureFormats {
  formats ??= readFormats()
  return formats
}

/** A cache: where it is damaged, the pictures are measured again. */
function readFormats(): PictureFormats {
  try {
    return existsSync(formatsFile) ? JSON.parse(readFileSync(formatsFile, 'utf8')) : {}
  } catch {
    return {}
  }
}

/** Returns the quality (0 to 100) of a picture's copies in AVIF; null for WebP, also if it has not been measured. */
export const avifQuality = (hash: string): number | null => pictureFormats()[hash] ?? null

/** Returns the files of pictures that have not been measured, by their hashes. */
export function unmeasuredPictures(): Map<string, string> {
  const files = globSync([
    'content/blog/images/**/*.{png,jpg,jpeg,webp,avif}',
    'public/people/*.{png,jpg,jpeg,webp,avif}',
  ])
  const hashes = files.map((file) => [hashOf(readFileSync(file)), file] as const)
  return new Map(hashes.filter(([hash]) => pictureFormats()[hash] === undefined))
}
