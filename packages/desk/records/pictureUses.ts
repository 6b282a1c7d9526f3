import { readFileSync } from 'node:fs'
import type { Path } from '@lintel/engine/content/change.ts'
import { imagesIn } from '@lintel/engine/content/pictures.ts'
import { filesOf, isFile } from '@lintel/engine/content/sources.ts'
import { viewOf } from '../app/viewToFix.ts'
import { recordAndText } from '../articles/frontMatter.ts'
import { contentFolder, isPicture, nameOfPicture, notesFile } from '../versions/merge/contentFiles.ts'
import { splitBlocks } from '../versions/merge/mergeTexts.ts'
import { findLinks } from '../versions/workingTree.ts'
import { recordOf } from './claimUses.ts'
import { nameOfUse } from './fieldNames.ts'
import { nameOfFile } from './nameOfFile.ts'

/** A place that shows a picture. */
interface PictureUse {
  /** The name of the file for people. */
  name: string
  /** The view that shows it. */
  href: string
  /** The name of the field; in an article, of the paragraph. */
  field: string
  /** What it is for those who do not see it; empty where words beside it say it. */
  alt: string
}

/** The pictures of articles and people, by their files. */
const pictureFiles = (): string[] =>
  filesOf([`${contentFolder}/blog/images/**/*`, 'public/people/*']).filter(isOfLibrary)

/** Whether it is one of these pictures: no other file, and none that a link leads to. */
export const isPictureFile = (file: string) => isFile(file) && isOfLibrary(file)

const isOfLibrary = (file: string) => isPicture(file) && !file.includes('\\') && findLinks(file).length === 0

/** The uses of each picture, by its file. A text that names it anywhere uses it. */
export function usesOfPictures(files = pictureFiles()): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>(files.map((file) => [file, []]))
  for (const text of filesOf(`${contentFolder}/**/*.{md,mdx,yaml,yml}`, [notesFile])) {
    if (findLinks(text).length > 0) continue
    const source = readFileSync(text, 'utf8')
    // Most texts name none, and there may be thousands of both.
    if (!/images\/|\/people\//.test(source)) continue
    for (const file of files.filter((each) => source.includes(nameOfPicture(each)))) {
      const shown = {
        name: nameOfFile(text, source),
        href: viewOf({ file: text }),
      }
      const record = recordOf(recordAndText(text, source).matter)
      for (const { path, alt } of placesIn(text, source, nameOfPicture(file)))
        uses.get(file)?.push({ ...shown, field: nameOfUse(text, path, record), alt })
    }
  }
  return uses
}

/** Pictures that no text refers to. */
export const listUnusedPictures = (): string[] =>
  [...usesOfPictures()].flatMap(([file, uses]) => (uses.length === 0 ? file : []))

type Place = { path: Path } & Pick<PictureUse, 'alt'>

function placesIn(file: string, source: string, picture: string): Place[] {
  const { matter, body } = recordAndText(file, source)
  const places = [recordOf(matter), splitBlocks(body)].flatMap((part) => placesOf(picture, part, [], ''))
  // Where a comment names it, or what no form shows.
  return places.length > 0 ? places : [{ path: [], alt: '' }]
}

/** @param alt of the group that the value is in */
function placesOf(picture: string, value: unknown, path: Path, alt: string): Place[] {
  if (typeof value === 'string') {
    if (!value.includes(picture)) return []
    const images = imagesIn(value).filter(({ source }) => source.includes(picture))
    return images.length > 0 ? images.map((image) => ({ path, alt: image.alt })) : [{ path, alt }]
  }
  if (typeof value !== 'object' || value === null) return []
  const own = 'alt' in value && typeof value.alt === 'string' ? value.alt : ''
  return Object.entries(value).flatMap(([key, each]) =>
    placesOf(picture, each, [...path, Array.isArray(value) ? Number(key) : key], own),
  )
}
