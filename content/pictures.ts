import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { imageSize } from 'image-size'

/** An image of a post, as pages show it: in a modern format, in the widths that screens ask for. */
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
const written = /^(?:\.\/)?(images\/[\w./-]+\.(?:png|jpe?g|webp|avif))$/i
/** In px: an article's column, and the same for screens of double density. */
const widths = [720, 1440]

const byAddress = new Map<string, Picture>()

/** Whether an address in a post names a file beside it. */
export function isPictureName(name: string): boolean {
  return written.test(name) && !name.includes('..')
}

/** The picture that a post names as "images/plan.png", or nothing where there is no such image. */
export function pictureNamed(name: string): Picture | undefined {
  const file = join(folder, written.exec(name)?.[1] ?? '')
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

function pictureOf(file: string, hash: string, width: number, height: number): Picture {
  const widest = Math.min(width, Math.max(...widths))
  const name = file.slice(folder.length + 1).replace(/\.\w+$/, '')
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
