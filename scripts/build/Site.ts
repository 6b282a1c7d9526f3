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
import { digestOf } from '#content/digestOf.ts'
import type { Content, Output, OutputFiles } from '#renderer/outputs/output.ts'

/** What is known under a name: of a file of the site, which is its path, or of what was found out on the way. */
interface Entry {
  /** Cache key of what it is made of, besides the code. */
  key: string
  /** Of a file: its size and time, by which one knows whether anybody has touched it since. */
  stat?: string
  /** What was found out, as JSON has it; of a page, what other files ask about it. */
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
  private readonly last: Map<string, Entry>
  private readonly entries = new Map<string, Entry>()
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
    for (const left of [stagingOf(folder), openOf(folder)]) rmSync(left, { recursive: true, force: true })
  }

  /** Whether the last build has remembered something under a name that was made of the same. */
  knows(name: string, key: string): boolean {
    return this.last.get(name)?.key === key
  }

  remember<Value>(name: string, key: string, make: () => Value): Value {
    const last = this.entries.get(name) ?? this.last.get(name)
    const entry = last?.key === key ? last : { key, value: make() }
    this.entries.set(name, entry)
    return entry.value as Value
  }

  /** Keeps the file of the last build where it stands untouched, and this build would write the same. */
  keep(path: string, key: string): Entry | undefined {
    const file = this.last.get(path)
    if (file?.key !== key || file.stat !== statOf(join(this.folder, path))) return undefined
    this.entries.set(path, file)
    return file
  }

  /** Makes a file part of the site that `stage` has written. */
  add(path: string, file: Entry & { stat: string }) {
    this.entries.set(path, file)
    this.written.add(path)
  }

  put(path: string, key: string, make: () => Content | Promise<Content>) {
    return this.putAll([path], key, async () => [{ path, content: await make() }])
  }

  async putAll(paths: string[], key: string, make: () => Output[] | Promise<Output[]>) {
    if (paths.every((path) => this.keep(path, key))) return
    for (const { path, content } of await make())
      this.add(path, { key, stat: stage(this.folder, path, content) })
  }

  keyOf(paths: string[]): string {
    return digestOf(JSON.stringify(paths.map((path) => [path, this.entries.get(path)?.key])))
  }

  read(path: string): string {
    return readFileSync(join(this.written.has(path) ? stagingOf(this.folder) : this.folder, path), 'utf8')
  }

  /** The paths of the site's files, the largest first. */
  bySize(): string[] {
    const sizeOf = (path: string) => Number.parseInt(this.entries.get(path)?.stat ?? '', 10)
    return this.files().sort((one, other) => sizeOf(other) - sizeOf(one))
  }

  /**
   * Puts what was written in its place, and takes away what no longer belongs to the site. Meanwhile the folder has
   * another name: whoever stops this halfway leaves no site rather than half of one.
   * @returns how many files were written, left as they were, and taken away
   */
  commit() {
    writeRecord(this.record, { code: this.code, entries: [...this.entries] })
    const leftOver = this.leftOver()
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
    return { written, unchanged: this.files().length - written, removed: leftOver.length }
  }

  private files(): string[] {
    return [...this.entries].flatMap(([path, { stat }]) => (stat ? path : []))
  }

  /** What stands in the folder and does not belong to the site, folders included. */
  private leftOver(): string[] {
    if (!existsSync(this.folder)) return []
    const belongs = new Set(this.files())
    // Folders that are added are looked at in their turn.
    for (const path of belongs) belongs.add(dirname(path))
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !belongs.has(path),
    )
  }
}

/** Where a build writes to until it commits: beside the site, as files can be renamed within one disk only. */
const stagingOf = (folder: string) => `${folder}.next`
/** The folder of the site while files are put in place. */
const openOf = (folder: string) => `${folder}.open`

/**
 * Writes a file for the next commit; in any thread.
 * @returns its size and time
 */
export function stage(site: string, path: string, content: Content): string {
  const file = join(stagingOf(site), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return statOf(file)
}

/** Empty where there is no file. */
function statOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

function writeRecord(file: string, record: object) {
  const json = JSON.stringify(record)
  writeFileSync(file, `${digestOf(json)}\n${json}`)
}

/** Nothing where the file is missing, of other code, cut off or changed by somebody, which its checksum tells. */
function readRecord(file: string, code: string) {
  const [checksum, json = ''] = existsSync(file) ? readFileSync(file, 'utf8').split('\n', 2) : []
  const record = checksum === digestOf(json) ? JSON.parse(json) : {}
  return new Map<string, Entry>(record.code === code ? record.entries : [])
}
