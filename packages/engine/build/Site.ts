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
import { dirname, join } from 'node:path'
import { digestOf } from '../content/digestOf.ts'
import type { Content, Output, OutputFiles } from '../outputs/output.ts'

/** What a build has made under a name: files of the site, or a value that it found out on the way, or both. */
interface CacheEntry {
  /** Cache key of what it is made of, besides the code. */
  key: string
  /** The size and time of each file, by which one knows whether anybody has touched it since. */
  files: Record<string, string>
  /** As JSON has it. */
  value?: unknown
}

/**
 * The files of the site, and what builds note for the next one. What is made of the same, by the same code, is not made
 * again. What a build writes lies beside the site until `commit`, so that a build that fails changes nothing.
 */
export class Site implements OutputFiles {
  private readonly folder: string
  private readonly record: string
  private readonly code: string
  private readonly last: Map<string, CacheEntry>
  private readonly entries = new Map<string, CacheEntry>()
  private readonly written = new Set<string>()

  /**
   * @param folder where the site is served from
   * @param record the file with what the last build knew; it may be deleted at any time
   * @param code cache key of all code and all settings
   */
  constructor(folder: string, record: string, code: string) {
    this.folder = folder
    this.record = record
    this.code = code
    this.last = readRecord(record, code)
    // A build that was killed leaves its own behind.
    for (const leftover of [stagingOf(folder), openOf(folder)])
      rmSync(leftover, { recursive: true, force: true })
  }

  /** Keeps what the last build has made under a name, where this one would make the same and its files stand untouched. */
  keep(name: string, key: string): CacheEntry | undefined {
    const entry = this.last.get(name)
    const isSame =
      entry?.key === key &&
      Object.entries(entry.files).every(([path, stat]) => stat === statOf(join(this.folder, path)))
    if (!isSame) return undefined
    this.entries.set(name, entry)
    return entry
  }

  /** Notes what was made, whose files `stage` has written. */
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

  /** The paths of the site's files, the largest first. */
  bySize(): string[] {
    const sizeOf = ([, stat]: [string, string]) => Number.parseInt(stat, 10)
    const files = [...this.entries.values()].flatMap(({ files }) => Object.entries(files))
    return files.sort((one, other) => sizeOf(other) - sizeOf(one)).map(([path]) => path)
  }

  /**
   * Puts what was written in its place, and takes away what no longer belongs to the site. Meanwhile the folder has
   * another name: whoever stops this halfway leaves no site rather than half of one.
   * @returns how many files were written, left as they were, and taken away
   */
  commit() {
    writeRecord(this.record, { code: this.code, made: [...this.entries] })
    const files = this.bySize()
    const leftOver = leftIn(this.folder, files)
    if (this.written.size + leftOver.length > 0) {
      const open = openOf(this.folder)
      if (existsSync(this.folder)) renameSync(this.folder, open)
      for (const path of leftOver) rmSync(join(open, path), { recursive: true, force: true })
      for (const path of this.written) {
        mkdirSync(dirname(join(open, path)), { recursive: true })
        renameSync(join(stagingOf(this.folder), path), join(open, path))
      }
      renameSync(open, this.folder)
      rmSync(stagingOf(this.folder), { recursive: true, force: true })
    }
    const written = this.written.size
    return { written, unchanged: files.length - written, removed: leftOver.length }
  }
}

/** Where a build writes to until it commits: beside the site, as files can be renamed within one disk only. */
const stagingOf = (folder: string) => `${folder}.next`
/** The folder of the site while files are put in place. */
const openOf = (folder: string) => `${folder}.open`

/** What stands in a folder besides these files, folders included. */
function leftIn(folder: string, files: string[]): string[] {
  if (!existsSync(folder)) return []
  const belongs = new Set(files)
  // Folders that are added are looked at in their turn.
  for (const path of belongs) belongs.add(dirname(path))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => !belongs.has(path))
}

/**
 * Writes files for the next commit; in any thread.
 * @returns the size and time of each
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

/** Empty where there is no file. */
function statOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs}` : ''
}

function writeRecord(file: string, record: object) {
  const json = JSON.stringify(record)
  writeFileSync(file, `${digestOf(json)}\n${json}`)
}

/** Nothing where the file is missing, of other code, cut off or changed by somebody, which its checksum tells. */
function readRecord(file: string, code: string) {
  const [checksum, json = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 2) : []
  const record = checksum === digestOf(json) ? JSON.parse(json) : {}
  return new Map<string, CacheEntry>(record.code === code ? record.made : [])
}
