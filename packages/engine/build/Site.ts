import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { formerOf, recoverSite } from '../built/lastBuild.ts'
import { digestOf } from '../content/sources.ts'
import type { Content, Output, OutputFiles } from '../outputs/output.ts'

/** What a build made under one name: site files, a computed value, or both. */
interface CacheEntry {
  /** Cache key of the inputs, apart from the code. */
  key: string
  /** Size and modification time of each file, which show whether anyone has touched it since. */
  files: Record<string, string>
  /** Any value that survives JSON. */
  value?: unknown
}

/**
 * The site's output folder, with a cache of what the last build made. An entry is reused while its inputs and
 * the code stay the same. Files are staged next to the site until `commit`, so a failed build changes
 * nothing.
 */
export class Site implements OutputFiles {
  private readonly folder: string
  private readonly record: string
  private readonly code: string
  private readonly last: Map<string, CacheEntry>
  private readonly entries = new Map<string, CacheEntry>()
  private readonly written = new Set<string>()

  /**
   * @param folder the folder the site is served from
   * @param record the file that stores the cache; it can be deleted at any time
   * @param code cache key of all code and settings
   */
  constructor(folder: string, record: string, code: string) {
    this.folder = folder
    this.record = record
    this.code = code
    this.last = readRecord(record, code)
    recoverSite(folder)
    // A build that was killed leaves these folders behind.
    for (const leftover of [stagingOf(folder), formerOf(folder)])
      rmSync(leftover, { recursive: true, force: true })
  }

  /** Reuses an entry of the last build if its key matches and its files are untouched. */
  keep(name: string, key: string): CacheEntry | undefined {
    const entry = this.last.get(name)
    const isSame =
      entry?.key === key &&
      Object.entries(entry.files).every(([path, stat]) => stat === statOf(join(this.folder, path)))
    if (!isSame) return undefined
    this.entries.set(name, entry)
    return entry
  }

  /** Records an entry whose files `stage` has already written. */
  add(name: string, entry: CacheEntry) {
    this.entries.set(name, entry)
    for (const path of Object.keys(entry.files)) this.written.add(path)
  }

  remember<Value>(name: string, key: string, make: () => Value): Value {
    const cached = this.keep(name, key)
    if (cached) return cached.value as Value
    const value = make()
    this.add(name, { key, files: {}, value })
    return value
  }

  put(path: string, key: string, make: () => Content | Promise<Content>) {
    return this.putAll(path, key, async () => [{ path, content: await make() }])
  }

  write({ path, content }: Output) {
    return this.put(path, digestOf(content), () => content)
  }

  async putAll(name: string, key: string, make: () => Output[] | Promise<Output[]>) {
    if (this.keep(name, key)) return
    const files = await make()
    this.add(name, { key, files: stage(this.folder, files) })
  }

  keyOf(names: string[]): string {
    return digestOf(JSON.stringify(names.map((name) => [name, this.entries.get(name)?.key])))
  }

  read(path: string): string {
    return readFileSync(join(this.written.has(path) ? stagingOf(this.folder) : this.folder, path), 'utf8')
  }

  /** Returns the paths of all site files, largest first. */
  bySize(): string[] {
    const sizes = [...this.entries.values()].flatMap(({ files }) =>
      Object.entries(files).map(([path, stat]) => ({ path, size: Number.parseInt(stat, 10) })),
    )
    return sizes.sort((one, other) => other.size - one.size).map(({ path }) => path)
  }

  /**
   * Puts the staged files, with those that stay, in the place of the site as a whole: what is interrupted leaves the
   * former site, which may have to be put back (`recoverSite`).
   * @returns how many files were written, unchanged and removed
   */
  commit() {
    writeRecord(this.record, { code: this.code, made: [...this.entries] })
    const files = [...this.entries.values()].flatMap(({ files }) => Object.keys(files))
    const leftOver = leftIn(this.folder, files)
    if (this.written.size + leftOver.length > 0) {
      const [next, former] = [stagingOf(this.folder), formerOf(this.folder)]
      for (const path of files.filter((path) => !this.written.has(path))) {
        mkdirSync(dirname(join(next, path)), { recursive: true })
        linkSync(join(this.folder, path), join(next, path))
      }
      if (existsSync(this.folder)) renameSync(this.folder, former)
      renameSync(next, this.folder)
      rmSync(former, { recursive: true, force: true })
    }
    const written = this.written.size
    return { written, unchanged: files.length - written, removed: leftOver.length }
  }
}

/** The staging folder. It sits next to the site because a rename only works within one file system. */
const stagingOf = (folder: string) => `${folder}.next`

/** Lists what is in a folder besides these files, including folders. */
function leftIn(folder: string, files: string[]): string[] {
  if (!existsSync(folder)) return []
  const belongs = new Set(files)
  // The set grows while it is iterated, so every ancestor folder is added.
  for (const path of belongs) belongs.add(dirname(path))
  // With types, Node need not ask the system of every file whether it is a folder.
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => join(relative(folder, parentPath), name))
    .filter((path) => !belongs.has(path))
}

/**
 * Stages files for the next commit. Safe to call from any thread.
 * @returns the size and modification time of each file
 */
export function stage(site: string, files: Output[]): Record<string, string> {
  return Object.fromEntries(
    files.map(({ path, content }) => {
      const file = join(stagingOf(site), path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
      return [path, statOf(file)]
    }),
  )
}

/** Returns the size and modification time of a file, or "" if it does not exist. */
function statOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs}` : ''
}

function writeRecord(file: string, record: object) {
  const json = JSON.stringify(record)
  writeFileSync(file, `${digestOf(json)}\n${json}`)
}

/** Reads the cache. It is empty if the file is missing, was written by other code, or fails its checksum. */
function readRecord(file: string, code: string) {
  const [checksum, json = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 2) : []
  const record = checksum === digestOf(json) ? JSON.parse(json) : {}
  return new Map<string, CacheEntry>(record.code === code ? record.made : [])
}
