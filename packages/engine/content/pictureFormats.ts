import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'

/** By the hash of a picture's file: the quality of its copies in AVIF, or null where they are WebP. */
export type PictureFormats = Record<string, number | null>

/** Written before the pages that name the copies (`outputs/chooseFormats.ts`). */
export const formatsFile = '.cache/pictures/formats.json'

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let formats: PictureFormats | undefined

/** What is known of each picture; a corrupt file is as none. */
export function readFormats(): PictureFormats {
  try {
    if (existsSync(formatsFile)) return JSON.parse(readFileSync(formatsFile, 'utf8')) as PictureFormats
  } catch {
    // It is written anew.
  }
  return {}
}

/** Takes over what another module has found out. */
export function setFormats(known: PictureFormats) {
  formats = known
}

/** The quality (0 to 100) of a picture's copies in AVIF, or null where they are WebP, as are those that nobody has measured. */
export function avifQuality(hash: string): number | null {
  formats ??= readFormats()
  return formats[hash] ?? null
}

/** The pictures that nobody has measured yet, by the hash of their files. */
export function unmeasured(known: PictureFormats): Map<string, string> {
  const files = globSync([
    'content/blog/images/**/*.{png,jpg,jpeg,webp,avif}',
    'public/people/*.{png,jpg,jpeg,webp,avif}',
  ])
  const hashes = files.map((file) => [hashOf(readFileSync(file)), file] as const)
  return new Map(hashes.filter(([hash]) => known[hash] === undefined))
}
