import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { digestOf } from '#content/digestOf.ts'
import type { Content, Output, OutputFiles } from '#renderer/outputs/output.ts'
import type { BuildCache } from './BuildCache.ts'

/** What is kept of a file: with its size and time, by which one knows whether anybody has touched it since. */
export type Written<Facts = unknown> = { stat: string; facts?: Facts }

/**
 * The files of the site. What a build writes lies beside the site until `commit`, so that a build that fails changes
 * nothing. A file whose cache key is that of the last build is not written again.
 */
export class SiteFiles implements OutputFiles {
  private readonly folder: string
  private readonly cache: BuildCache
  private readonly files = new Map<string, { key: string; stat: string }>()
  private readonly unchanged = new Set<string>()

  /** @param folder where the site is served from */
  constructor(folder: string, cache: BuildCache) {
    this.folder = folder
    this.cache = cache
    // A build that was killed leaves its own behind.
    for (const left of [stagingOf(folder), openOf(folder)]) rmSync(left, { recursive: true, force: true })
  }

  /**
   * Keeps the file of the last build where it still stands, untouched, and this build would write the same.
   * @param key names everything that decides the file's content, besides the code
   */
  keep<Facts>(path: string, key: string): Written<Facts> | undefined {
    const written = this.cache.get<Written<Facts>>(`file ${path}`, key)
    if (written?.stat !== statOf(join(this.folder, path))) return undefined
    this.files.set(path, { key, stat: written.stat })
    this.unchanged.add(path)
    return written
  }

  /** Makes a file part of the site that `writeStaged` has written. */
  add(path: string, key: string, written: Written) {
    this.cache.set(`file ${path}`, key, written)
    this.files.set(path, { key, stat: written.stat })
    this.unchanged.delete(path)
  }

  put(path: string, key: string, make: () => Content | Promise<Content>) {
    return this.putAll([path], key, async () => [{ path, content: await make() }])
  }

  async putAll(paths: string[], key: string, make: () => Output[] | Promise<Output[]>) {
    if (paths.every((path) => this.keep(path, key))) return
    for (const { path, content } of await make())
      this.add(path, key, { stat: writeStaged(this.folder, path, content) })
  }

  remember<Value>(name: string, key: string, make: () => Value): Value {
    return this.cache.remember(name, key, make)
  }

  keyOf(paths: string[]): string {
    return digestOf(JSON.stringify(paths.map((path) => [path, this.files.get(path)?.key])))
  }

  read(path: string): string {
    const folder = this.unchanged.has(path) ? this.folder : stagingOf(this.folder)
    return readFileSync(join(folder, path), 'utf8')
  }

  /** The paths of the site's files, the largest first. */
  bySize(): string[] {
    const sizes = Array.from(this.files, ([path, { stat }]) => ({ path, size: Number.parseInt(stat, 10) }))
    return sizes.sort((one, other) => other.size - one.size).map(({ path }) => path)
  }

  /**
   * Puts what was written in its place, and takes away what no longer belongs to the site. Meanwhile the folder has
   * another name: whoever stops this halfway leaves no site rather than half of one.
   * @returns how many files were written, left as they were, and taken away
   */
  commit() {
    const leftOver = existsSync(this.folder) ? this.leftOver() : []
    const written = [...this.files.keys()].filter((path) => !this.unchanged.has(path))
    if (written.length + leftOver.length > 0) {
      const open = openOf(this.folder)
      if (existsSync(this.folder)) renameSync(this.folder, open)
      for (const path of leftOver) rmSync(join(open, path), { recursive: true, force: true })
      for (const path of written) {
        mkdirSync(dirname(join(open, path)), { recursive: true })
        renameSync(join(stagingOf(this.folder), path), join(open, path))
      }
      renameSync(open, this.folder)
      rmSync(stagingOf(this.folder), { recursive: true, force: true })
    }
    return { written: written.length, unchanged: this.unchanged.size, removed: leftOver.length }
  }

  /** What stands in the folder and does not belong to the site, folders included. */
  private leftOver(): string[] {
    const folders = new Set([...this.files.keys()].flatMap(foldersOf))
    return readdirSync(this.folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = relative(this.folder, join(entry.parentPath, entry.name))
      const belongs = entry.isDirectory() ? folders.has(path) : this.files.has(path)
      return belongs ? [] : [path]
    })
  }
}

/** Where a build writes to until it commits: beside the site, as files can be renamed within one disk only. */
const stagingOf = (folder: string) => `${folder}.next`
/** The site's folder while a build commits. */
const openOf = (folder: string) => `${folder}.open`

/**
 * Writes a file for the next commit; in any thread.
 * @returns its size and time
 */
export function writeStaged(site: string, path: string, content: Content): string {
  const file = join(stagingOf(site), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return statOf(file)
}

/** A file's size and time; empty where there is none. */
export function statOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/** The folders that a file lies in, all the way up. */
function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
