import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Crop, crops, type Point, partOf } from '@lintel/rules/crops.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { maxNameLength } from '@lintel/rules/slugOf.ts'
import { imageSize } from 'image-size'
import { codeAndComments, withChangedCode } from './markdown/codeAndComments.ts'
import { avifQuality, hashOf } from './pictureFormats.ts'
import { isFile } from './sources.ts'
import { plainDrawing, readSvg, unsafeContentIn } from './svg.ts'

/** An image of a post, as pages show it: in a modern format, in the widths that screens ask for; a drawing (SVG) as it is. */
export interface Picture {
  /** The file that the author laid down. */
  file: string
  /** Of the widest copy. */
  address: string
  width: number
  height: number
  copies: { address: string; width: number }[]
  /** In px of the file, if only a part of it is shown. */
  part?: ReturnType<typeof partOf>
}

/** A crop of the layout, around a point. */
type Cut = Point & { crop: Crop }

/** Beside the posts: commands run from the project's folder. */
const folder = join(process.cwd(), 'content/blog')
/** Of the portraits, whose names begin with a slash. */
const publicFolder = join(process.cwd(), 'public')
const portraitPath = /^\/people\/[\w-]+\.(?:png|jpe?g|webp|avif)$/i
const imagePath = /^(?:\.\/)?(images\/[\w./-]+\.(?:png|jpe?g|webp|avif|svg))$/i
/** In px: an article's column, and the same for screens of double density. */
const widths = [720, 1440]
/** What `sharp` reads at most. */
const mostPixels = 0x3fff ** 2
/** In px: the highest picture that WebP holds. */
const highest = 16_383

const byAddress = new Map<string, Picture>()

/** Whether an address in a post names a file beside it. */
export function isPictureName(name: string): boolean {
  return imagePath.test(name) && !name.includes('..') && basename(name).length <= maxNameLength
}

/** The picture that a post names as "images/plan.png", or nothing where there is none that pages can show. */
export function pictureNamed(name: string): Picture | undefined {
  const picture = readPicture(name)
  return 'message' in picture ? undefined : picture
}

/** A picture, or why pages cannot show it. */
function readPicture(name: string): Picture | ImageDiagnostic {
  const path = imagePath.exec(name)?.[1] ?? ''
  const file = join(folder, path)
  if (!isPictureName(name) || !isFile(file))
    return {
      message: 'is missing',
      fix: `put an image at content/blog/${path}, or remove it from the text`,
    }
  const bytes = readFileSync(file)
  const danger = isDrawing(file) && unsafeContentIn(bytes)
  if (danger)
    return {
      message: `is a drawing that pages cannot show safely, as it holds ${danger}`,
      fix: plainDrawing,
    }
  const measures = isDrawing(file) ? sizeOfDrawing(bytes) : measuresOf(bytes)
  if (isDrawing(file) && !measures)
    return {
      message: 'is a drawing without a size',
      fix: 'write its size into its <svg>: viewBox="0 0 360 240"',
    }
  if (!measures)
    return {
      message: 'is damaged, cut off, or of another type than pages show',
      fix: `save content/blog/${path} again as PNG, JPEG, WebP or AVIF`,
    }
  const [across, down] = uprightSize(measures)
  const picture = pictureOf(file, hashOf(bytes), across, down)
  if (!isDrawing(file) && !isConvertible(across, down))
    return {
      message: `is too large to be converted, with ${across} by ${down} pixels`,
      fix: `make it smaller: pages show it ${Math.max(...widths)} pixels wide at most`,
    }
  byAddress.set(picture.address, picture)
  return picture
}

/** From 5 on, the camera lay on its side. */
const uprightSize = ({ width, height, orientation = 1 }: NonNullable<ReturnType<typeof measuresOf>>) =>
  orientation >= 5 ? ([height, width] as const) : ([width, height] as const)

/**
 * Returns a part of a picture as pages show it, or nothing for a drawing, and where there is no such picture.
 * @param name as texts name it: "images/plan.png", "/people/ada.webp"
 */
export function cutPicture(name: string, cut: Cut): Picture | undefined {
  const file = portraitPath.test(name) ? join(publicFolder, name) : pictureNamed(name)?.file
  if (!file || isDrawing(file) || !isFile(file)) return undefined
  const bytes = readFileSync(file)
  const measures = measuresOf(bytes)
  return measures && pictureOf(file, hashOf(bytes), ...uprightSize(measures), cut)
}

/** Whether a picture that is no drawing has a size, in px, of which copies for pages can be made. */
export function isConvertible(width: number, height: number): boolean {
  return width * height <= mostPixels && heightOfWidest(width, height) <= highest
}

/** In px, of the widest copy. */
const heightOfWidest = (width: number, height: number) => Math.round((height * widestOf(width)) / width)

const widestOf = (width: number, most = widths) => Math.min(width, Math.max(...most))

/**
 * The pictures whose file has this name, whatever its ending: "images/plan" for plan.png and plan.JPG.
 * @param cut the part of them that is shown
 */
export function picturesNamed(stem: string, cut?: Cut): Picture[] {
  const parent = dirname(stem)
  const within = join(parent === '/people' ? publicFolder : folder, parent)
  if (!existsSync(within)) return []
  return readdirSync(within)
    .filter((name) => name.replace(/\.\w+$/, '') === basename(stem))
    .map((name) => `${parent}/${name}`)
    .flatMap((name) => (cut ? cutPicture(name, cut) : pictureNamed(name)) ?? [])
}

/** Undefined for a file that is no image of a kind that pages show, or one that is damaged or cut off. */
function measuresOf(bytes: Uint8Array) {
  try {
    const measures = imageSize(bytes)
    return hasEnd[measures.type ?? '']?.(Buffer.from(bytes)) ? measures : undefined
  } catch {
    return undefined
  }
}

/** Of each kind of picture, whether its file is whole. What its head says is there of a file that was cut off too. */
const hasEnd: Partial<Record<string, (bytes: Buffer) => boolean>> = {
  jpg(bytes) {
    // Its head can hold a small picture, which has an end too.
    let segment = 2
    while (bytes[segment] === 0xff && bytes[segment + 1] !== 0xda)
      segment += bytes[segment + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(segment + 2)
    return bytes.includes(Buffer.from([0xff, 0xd9]), segment)
  },
  png: (bytes) => bytes.includes('IEND'),
  webp: (bytes) => bytes.length >= 8 + bytes.readUInt32LE(4),
  avif(bytes) {
    let box = 0
    // A box without a size reaches to the end.
    while (box + 8 <= bytes.length) box += bytes.readUInt32BE(box) || bytes.length - box
    return box === bytes.length
  },
}

/** Undefined where its root element does not say one. */
function sizeOfDrawing(bytes: Uint8Array) {
  const { width = '', height = '', viewBox = '' } = readSvg(bytes)[0]?.attributes ?? {}
  const numbers = viewBox.trim().replaceAll(/[\s,]+/g, ' ')
  try {
    const measures = imageSize(Buffer.from(`<svg width="${width}" height="${height}" viewBox="${numbers}"/>`))
    return measures.width > 0 && measures.height > 0 ? measures : undefined
  } catch {
    return undefined
  }
}

/** The picture that a page shows at an address, once a post has named it. */
export function pictureAt(address: string): Picture | undefined {
  return byAddress.get(address)
}

/** Of the copies that a build makes, with the hash of the picture. */
const copyAddress = String.raw`/(?:blog/images|people)/[\w./-]+\.[\da-f]{10}\.(?:[\w.-]+\.(?:webp|avif)|svg)`

export const isCopyAddress = (path: string) => new RegExp(`^${copyAddress}$`).test(path)

/** Finds the addresses in a document that copies of pictures have. */
export const copiesIn = (html: string): string[] => [
  ...new Set(html.match(new RegExp(`(?<=["\\s])${copyAddress}(?=["\\s])`, 'g'))),
]

/** The copies of a picture for `srcset`. */
export function srcSetOf({ copies }: Picture): string {
  return copies.map(({ address, width }) => `${address} ${width}w`).join(', ')
}

/** A drawing is shown as it is. */
export const isDrawing = (file: string) => /\.svg$/i.test(file)

function pictureOf(file: string, hash: string, width: number, height: number, cut?: Cut): Picture {
  const inPublic = file.startsWith(publicFolder)
  const name = file.slice((inPublic ? publicFolder : folder).length).replace(/\.\w+$/, '')
  const stem = `${inPublic ? '' : '/blog'}${name}.${hash.slice(0, 10)}`
  if (isDrawing(file)) {
    const address = `${stem}.svg`
    return { file, address, width, height, copies: [{ address, width }] }
  }
  const part = cut && partOf(width, height, cut.crop, cut)
  const shown = part ?? { width, height }
  const wanted = cut ? crops[cut.crop].widths : widths
  const widest = widestOf(shown.width, wanted)
  const format = avifQuality(hash) === null ? 'webp' : 'avif'
  const copies = [...wanted.filter((each) => each < widest), widest].map((each) => ({
    address: `${stem}${cut ? `.${cut.crop}-${cut.x}-${cut.y}` : ''}.${each}.${format}`,
    width: each,
  }))
  return {
    file,
    address: copies.at(-1)?.address ?? '',
    width: widest,
    height: Math.round((shown.height * widest) / shown.width),
    copies,
    ...(part && { part }),
  }
}

/** An image up to the end of its address; an odd number of backslashes before it makes a link of it, behind a "!". */
const image = /!(?<=(?<!\\)(?:\\\\)*!)\[((?:\\.|[^[\]\\])*)\]\(\s*<?([^\s)>]+)/gs

type ImageDiagnostic = Pick<Diagnostic, 'message' | 'fix'>

/** Puts the addresses of the built pictures in place of the files that a text names. */
export function withPictures(markdown: string): string {
  return replaceImages(markdown, (whole, _, source) => {
    const picture = pictureNamed(source)
    return picture ? whole.replace(source, picture.address) : whole
  })
}

/**
 * What is wrong with the images of a text.
 * @returns with the position in the text, from 0
 */
export function checkImages(markdown: string): (ImageDiagnostic & { at: number })[] {
  const diagnostics: (ImageDiagnostic & { at: number })[] = []
  replaceImages(markdown, (whole, alt, source, at) => {
    const problems = [...checkAlt(alt), ...checkAddress(source)]
    diagnostics.push(
      ...problems.map(({ message, fix }) => ({ message: `image ${source} ${message}`, fix, at })),
    )
    return whole
  })
  return diagnostics
}

/** The images of a text: what each is in words, and the file or address that it names. */
export function imagesIn(markdown: string): { alt: string; source: string }[] {
  const images: { alt: string; source: string }[] = []
  replaceImages(markdown, (whole, alt, source) => {
    images.push({ alt, source })
    return whole
  })
  return images
}

/** Of an image without alternative text. */
export const missingAlt = 'has no words for those who do not see it'

function checkAlt(alt: string): ImageDiagnostic[] {
  if (alt.trim()) return []
  const fix = 'say what it shows: ![Three queues before one worker](images/queues.png)'
  return [{ message: missingAlt, fix }]
}

/** Why an address would show nothing: the content security policy loads images of this site alone. */
export function checkAddress(source: string): ImageDiagnostic[] {
  if (/^[a-z]+:|^[\\/]{2}/i.test(source)) {
    const fix = 'put a copy into content/blog/images/ and name it images/…'
    return [{ message: 'lies elsewhere, from where pages load no image', fix }]
  }
  if (source.startsWith('/')) return []
  if (!isPictureName(source)) {
    const fix = `write images/name.png, or .jpg, .webp, .avif, .svg, in up to ${maxNameLength} letters, digits, - and _`
    return [{ message: 'is not the name of a picture', fix }]
  }
  const picture = readPicture(source)
  return 'message' in picture ? [picture] : []
}

type Replace = (whole: string, alt: string, source: string, at: number) => string

function replaceImages(markdown: string, replace: Replace): string {
  const blanked = withChangedCode(markdown, (text) => text.replace(/[^\n]/g, ' '), codeAndComments)
  let result = ''
  let end = 0
  for (const match of blanked.matchAll(image)) {
    const [whole, alt = '', source = ''] = match
    result += markdown.slice(end, match.index) + replace(whole, alt, source, match.index)
    end = match.index + whole.length
  }
  return result + markdown.slice(end)
}
