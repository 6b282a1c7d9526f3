import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { imageSize } from 'image-size'
import { unsafeContentIn } from './svg.ts'

/** An image of a post, as pages show it: in a modern format, in the widths that screens ask for; a drawing (SVG) as it is. */
export interface Picture {
  /** The file that the author laid down. */
  file: string
  /** Of the widest copy. */
  address: string
  width: number
  height: number
  copies: { address: string; width: number }[]
}

/** Beside the posts: commands run from the project's folder. */
const folder = join(process.cwd(), 'content/blog')
const imagePath = /^(?:\.\/)?(images\/[\w./-]+\.(?:png|jpe?g|webp|avif|svg))$/i
/** In px: an article's column, and the same for screens of double density. */
const widths = [720, 1440]

const byAddress = new Map<string, Picture>()

/** Whether an address in a post names a file beside it. */
export function isPictureName(name: string): boolean {
  return imagePath.test(name) && !name.includes('..')
}

/** The picture that a post names as "images/plan.png", or nothing where there is no such image. */
export function pictureNamed(name: string): Picture | undefined {
  const file = join(folder, imagePath.exec(name)?.[1] ?? '')
  if (!isPictureName(name) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const bytes = readFileSync(file)
  const measures = measuresOf(bytes)
  if (!measures) return undefined
  const { width, height, orientation = 1 } = measures
  // From 5 on, the camera lay on its side.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height]
  const picture = pictureOf(file, createHash('sha256').update(bytes).digest('hex'), across, down)
  byAddress.set(picture.address, picture)
  return picture
}

/** The pictures whose file has this name, whatever its ending: "images/plan" for plan.png and plan.JPG. */
export function picturesNamed(stem: string): Picture[] {
  const parent = dirname(stem)
  if (!existsSync(join(folder, parent))) return []
  return readdirSync(join(folder, parent))
    .filter((name) => name.replace(/\.\w+$/, '') === basename(stem))
    .flatMap((name) => pictureNamed(`${parent}/${name}`) ?? [])
}

/** Undefined for a file that is no image, or a damaged one. */
function measuresOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes)
  } catch {
    return undefined
  }
}

/** The picture that a page shows at an address, once a post has named it. */
export function pictureAt(address: string): Picture | undefined {
  return byAddress.get(address)
}

/** The copies of a picture for `srcset`. */
export function srcSetOf({ copies }: Picture): string {
  return copies.map(({ address, width }) => `${address} ${width}w`).join(', ')
}

/** A drawing is shown as it is. */
export const isDrawing = (file: string) => /\.svg$/i.test(file)

function pictureOf(file: string, hash: string, width: number, height: number): Picture {
  const name = file.slice(folder.length + 1).replace(/\.\w+$/, '')
  if (isDrawing(file)) {
    const address = `/blog/${name}.${hash.slice(0, 10)}.svg`
    return { file, address, width, height, copies: [{ address, width }] }
  }
  const widest = Math.min(width, Math.max(...widths))
  const copies = [...widths.filter((each) => each < widest), widest].map((each) => ({
    address: `/blog/${name}.${hash.slice(0, 10)}.${each}.webp`,
    width: each,
  }))
  return {
    file,
    address: copies.at(-1)?.address ?? '',
    width: widest,
    height: Math.round((height * widest) / width),
    copies,
  }
}

/** Code and comments, in which an image is only spoken of. */
const code = /<!--[\s\S]*?-->|^(```+|~~~+)[\s\S]*?^\1.*$|`[^`\n]+`/gm
const image = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?([^)]*)\)/g

type ImageDiagnostic = Pick<Diagnostic, 'message' | 'fix'>

/** Puts the addresses of the built pictures in place of the files that a text names. */
export function withPictures(markdown: string): string {
  return replaceImages(markdown, (whole, _, source) => {
    const picture = pictureNamed(source)
    return picture && !dangerOf(picture) ? whole.replace(source, picture.address) : whole
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
    const fix = 'write images/name.png, or .jpg, .webp, .avif, .svg, in letters, digits, - and _'
    return [{ message: 'is not the name of a picture', fix }]
  }
  const picture = pictureNamed(source)
  const danger = picture && dangerOf(picture)
  if (danger) {
    const fix = 'export it again as plain SVG: shapes and words alone'
    return [{ message: `is a drawing that pages cannot show safely, as it holds ${danger}`, fix }]
  }
  if (picture) return []
  return [
    {
      message: 'is missing or damaged',
      fix: `put an image at content/blog/${source.replace('./', '')}, or remove it from the text`,
    },
  ]
}

const dangerOf = ({ file }: Picture) => (isDrawing(file) ? unsafeContentIn(readFileSync(file)) : undefined)

type Replace = (whole: string, alt: string, source: string, at: number) => string

function replaceImages(markdown: string, replace: Replace): string {
  const blanked = markdown.replace(code, (text) => text.replace(/[^\n]/g, ' '))
  let result = ''
  let end = 0
  for (const match of blanked.matchAll(image)) {
    const [whole, alt = '', source = ''] = match
    result += markdown.slice(end, match.index) + replace(whole, alt, source, match.index)
    end = match.index + whole.length
  }
  return result + markdown.slice(end)
}
