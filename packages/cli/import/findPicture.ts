import { lstatSync, readFileSync } from 'node:fs'
import { basename, join, parse, resolve } from 'node:path'
import { decoded } from '@lintel/engine/checks/links.ts'
import { isConvertible } from '@lintel/engine/content/pictures.ts'
import { unsafeContentIn } from '@lintel/engine/content/svg.ts'
import { maxSlugLength, slugOf } from '@lintel/rules/slugOf.ts'
import sharp, { type Metadata } from 'sharp'
import { stripMetadata } from '../stripMetadata.ts'
import { embeddedBytes } from './embedded.ts'
import { readWithin } from './readWithin.ts'

/** Where the pictures of a site are looked for, in this order: docs/moving.md. */
export interface PictureSources {
  /** Folders in which an address of the site may be a file; nothing outside of them is read. */
  folders: string[]
  /** What addresses without a server of their own begin with. */
  base?: string | undefined
  /** Asks a server for those that are not found there. */
  download?: ((address: string) => Promise<Buffer>) | undefined
  /** Those of the old site: what lies on others is in none of its folders. */
  hosts: string[]
  /** The paths of those that it says it has, which are no copies of others then. */
  uploaded: Set<string>
}

/** A picture as it may lie with the articles. */
export interface FoundPicture {
  name: string
  content: Uint8Array
}

/** What pages can show, as `sharp` names it. */
const endings: Partial<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
}
/** In bytes. */
export const largestPicture = 20_000_000

/**
 * Finds a picture, and takes out of it what pages do not show. Nothing is written.
 * @param address as the post names it
 * @param post whose name that of the picture begins with
 * @param isFree whether a picture can have a name: nothing else has it
 * @throws Error that says why there is none that pages could show
 */
export async function findPicture(
  address: string,
  post: string,
  { folders, base, download, hosts, uploaded }: PictureSources,
  isFree: (picture: FoundPicture) => boolean,
): Promise<FoundPicture> {
  const source = address.replace(photon, 'https://')
  const { hostname = '', pathname = '' } = URL.parse(source, 'http://site') ?? {}
  const isOwn = ['site', ...hosts].some((host) => hostname === host || hostname.endsWith(`.${host}`))
  const embedded = embeddedBytes(address)
  for (const each of isOwn && !uploaded.has(pathname) ? [unscaled(source), source] : [source]) {
    const path = embedded ? '' : decoded(URL.parse(each ?? '', 'http://site')?.pathname ?? '')
    const own = isOwn ? inFolders(path, folders) : embedded
    const bytes = own ?? (each && (await fetchPicture(each, source, base, download)))
    if (!bytes) continue
    const ending = await endingOf(bytes)
    const content = await stripMetadata(bytes, { scales: true }).catch(() => {
      throw new Error('it is damaged, or only a part of it is there: save it again')
    })
    const stem = [post, slugOf(parse(path).name, maxSlugLength)].filter(Boolean).join('-')
    for (let count = 1; ; count++) {
      const name = count === 1 ? `${stem}.${ending}` : `${stem}-${count}.${ending}`
      if (isFree({ name, content })) return { name, content }
    }
  }
  if (/^data:/i.test(address))
    throw new Error('it stands in the text itself: save it as a file, and name that')
  throw new Error(
    isOwn || !hostname
      ? 'it is in none of the folders, which --pictures names'
      : `it is one of another site, ${hostname}`,
  )
}

/** Whether a folder has nothing else under the name of a picture. */
export function isFreeIn(folder: string, { name, content }: FoundPicture): boolean {
  const file = join(folder, name)
  const there = lstatSync(file, { throwIfNoEntry: false })
  return !there || (there.isFile() && readFileSync(file).equals(content))
}

/** WordPress names a smaller copy after its size: plan-300x200.png is one of plan.png. */
function unscaled(address: string): string | undefined {
  const original = address.replace(/-\d+x\d+(?=\.\w+(?:$|[?#]))/, '')
  return original === address ? undefined : original
}

/** WordPress.com serves copies of pictures of other sites under their addresses. */
const photon = /^(?:https?:)?\/\/i\d\.wp\.com\//

/** Folders of a site that a copy of its pictures may be one of, or that stand for others in addresses. */
const copied = /^(?:[@~]|files|public|static|uploads|wp-content)$/
/** As WordPress files pictures. */
const dated = /^\d{4}\/\d{2}\/./

/** The whole path, and what is left of it where a copy may begin. */
function inFolders(path: string, folders: string[]): Buffer | undefined {
  const parts = path.split('/').filter((part) => !['', '.', '..'].includes(part))
  for (const folder of folders)
    for (let first = 0; first < parts.length; first++) {
      const above = parts[first - 1] ?? ''
      const rest = parts.slice(first).join('/')
      if (first > 0 && !copied.test(above) && above !== basename(resolve(folder)) && !dated.test(rest))
        continue
      const content = readWithin(folder, rest, largestPicture)
      if (content) return content
    }
  return undefined
}

/** That a copy has no original is no fault. */
async function fetchPicture(
  address: string,
  source: string,
  base: string | undefined,
  download: PictureSources['download'],
) {
  const url = /^(?:data|blob):/i.test(address) ? undefined : URL.parse(address, base)
  if (!download || !url || !/^https?:$/.test(url.protocol)) return undefined
  try {
    return await download(url.href)
  } catch (error) {
    if (address !== source) return undefined
    throw error
  }
}

async function endingOf(bytes: Buffer): Promise<string> {
  const { format = '', compression, autoOrient } = await metadataOf(bytes)
  const ending = compression === 'hevc' ? undefined : endings[format]
  const shown = 'PNG, JPEG, WebP, AVIF or SVG'
  if (!ending)
    throw new Error(
      format
        ? `it is ${format.toUpperCase()}: save it as ${shown}`
        : `it is no ${shown}, whatever its name says`,
    )
  const { width = 1, height = 1 } = autoOrient ?? {}
  if (ending !== 'svg' && !isConvertible(width, height))
    throw new Error(`it is higher than pages show, with ${width} by ${height} pixels: divide it into several`)
  const danger = ending === 'svg' && unsafeContentIn(bytes)
  if (danger) throw new Error(`it is a drawing that pages cannot show safely, as it holds ${danger}`)
  return ending
}

/**
 * Of what is no picture there is none.
 * @throws Error where it has too many pixels, or is a drawing that is damaged
 */
async function metadataOf(bytes: Buffer): Promise<Partial<Metadata>> {
  try {
    return await sharp(bytes).metadata()
  } catch (error) {
    if (/pixel limit/.test((error as Error).message))
      throw new Error('it has more pixels than can be read: save it smaller')
    const [damage] = /XML parse error|svgload/.exec((error as Error).message) ?? []
    if (!damage) return {}
    const line = /on line (\d+)/.exec((error as Error).message)?.[1]
    throw new Error(
      `it is a drawing (SVG) that ${line ? `has an error in line ${line}` : 'says no size'}: open it in a program for drawings, and save it again`,
    )
  }
}
