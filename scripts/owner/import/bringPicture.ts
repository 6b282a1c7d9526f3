import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { imageSize } from 'image-size'
import { mostInName, slugOf } from '#data/rules/slugOf.ts'
import { decoded } from '#scripts/quality/checks/links.ts'

/** Where the pictures of a site are looked for, in this order: docs/moving.md. */
export interface PictureSources {
  /** Folders in which an address of the site may be a file. */
  folders: string[]
  /** Whether those that are not found there are asked of their server. */
  downloads: boolean
}

/** What pages can show, as `image-size` names it. */
const kinds: Record<string, string> = { png: 'png', jpg: 'jpg', webp: 'webp', avif: 'avif', svg: 'svg' }
const largest = 20_000_000
const patience = 20_000

/**
 * Copies a picture to those of the articles, under a name that no other picture has.
 * @param address as the post names it
 * @param post whose name the copy begins with
 * @returns its name there, or undefined where there is none that pages could show
 */
export async function bringPicture(
  address: string,
  post: string,
  { folders, downloads }: PictureSources,
  target: string,
): Promise<string | undefined> {
  const path = decoded(URL.parse(address, 'http://site')?.pathname ?? '')
  const content = inFolders(path, folders) ?? (downloads ? await download(address) : undefined)
  const kind = content && kindOf(content)
  if (!content || !kind) return undefined
  const stem = [post, slugOf(parse(path).name, mostInName)].filter(Boolean).join('-')
  const isFree = (name: string) =>
    !existsSync(join(target, name)) || readFileSync(join(target, name)).equals(content)
  let name = `${stem}.${kind}`
  for (let next = 2; !isFree(name); next++) name = `${stem}-${next}.${kind}`
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, name), content)
  return name
}

/** The whole path, and what is left of it without its first folders: a copy of uploads begins somewhere below. */
function inFolders(path: string, folders: string[]): Buffer | undefined {
  const parts = path.split('/').filter(Boolean)
  for (const folder of folders)
    for (let first = 0; first < parts.length; first++) {
      const file = join(folder, ...parts.slice(first))
      if (existsSync(file) && statSync(file).isFile()) return readFileSync(file)
    }
  return undefined
}

async function download(address: string): Promise<Buffer | undefined> {
  if (!/^https?:/.test(address)) return undefined
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
    if (!response.ok || Number(response.headers.get('Content-Length')) > largest) return undefined
    const content = Buffer.from(await response.arrayBuffer())
    return content.length > largest ? undefined : content
  } catch {
    return undefined
  }
}

function kindOf(content: Buffer): string | undefined {
  try {
    return kinds[imageSize(content).type ?? '']
  } catch {
    return undefined
  }
}
