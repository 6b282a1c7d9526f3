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
import type { PageFacts } from '#renderer/outputs/pageFacts.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'

export interface FileRecord {
  /** Cache key: names everything that decides the file's content, besides the code. */
  key: string
  /** Size and time of the file when it was written: they tell whether anybody has touched it since. */
  stat: string
  /** Of a page. */
  facts?: PageFacts
}

interface SavedRecords {
  code: string
  files: [path: string, record: FileRecord][]
}

/** How many files a build has written, left as they were, and taken away. */
export interface FileCounts {
  written: number
  unchanged: number
  removed: number
}

/**
 * The files of the site. What a build writes lies beside the site until `commit`, so that a build that fails changes
 * nothing. A file whose cache key is that of the last build is not written again.
 */
export class SiteFiles implements OutputFiles {
  private readonly folder: string
  private readonly recordFile: string
  private readonly code: string
  private readonly last: Map<string, FileRecord>
  private readonly files = new Map<string, FileRecord>()
  private readonly unchanged = new Set<string>()

  /**
   * @param folder where the site is served from
   * @param recordFile what the last build left about its files
   * @param code cache key of all code and all settings: of other code, nothing stays
   */
  constructor(folder: string, recordFile: string, code: string) {
    const last = readCacheFile<SavedRecords>(recordFile)
    this.folder = folder
    this.recordFile = recordFile
    this.code = code
    this.last = new Map(last?.code === code ? last.files : [])
    // A build that was killed leaves its own behind.
    for (const left of [stagingOf(folder), openOf(folder)]) rmSync(left, { recursive: true, force: true })
  }

  /** Keeps the file of the last build where it still stands, untouched, and this build would write the same. */
  keep(path: string, key: string): FileRecord | undefined {
    const record = this.kept(path, key)
    if (!record) return undefined
    this.files.set(path, record)
    this.unchanged.add(path)
    return record
  }

  /** What `keep` would keep. */
  kept(path: string, key: string): FileRecord | undefined {
    const record = this.last.get(path)
    return record?.key === key && record.stat === statOf(join(this.folder, path)) ? record : undefined
  }

  /** Makes a file part of the site that `writeStaged` has written. */
  add(path: string, record: FileRecord) {
    this.files.set(path, record)
  }

  put(path: string, key: string, make: () => Content | Promise<Content>) {
    return this.putAll([path], key, async () => [{ path, content: await make() }])
  }

  async putAll(paths: string[], key: string, make: () => Output[] | Promise<Output[]>) {
    if (paths.every((path) => this.kept(path, key))) {
      for (const path of paths) this.keep(path, key)
      return
    }
    for (const { path, content } of await make())
      this.add(path, { key, stat: writeStaged(this.folder, path, content) })
  }

  keyOf(paths: string[]): string {
    return digestOf(JSON.stringify(paths.map((path) => [path, this.files.get(path)?.key])))
  }

  read(path: string): string {
    const folder = this.unchanged.has(path) ? this.folder : stagingOf(this.folder)
    return readFileSync(join(folder, path), 'utf8')
  }

  /** The sizes of the site's files, in bytes. */
  sizes(): [path: string, size: number][] {
    return Array.from(this.files, ([path, { stat }]) => [path, Number.parseInt(stat, 10)])
  }

  /**
   * Puts what was written in its place, takes away what no longer belongs to the site, and leaves the records for the
   * next build. Meanwhile the folder has another name: whoever stops this halfway leaves no site rather than half of one.
   */
  commit(): FileCounts {
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
    writeCacheFile(this.recordFile, { code: this.code, files: [...this.files] } satisfies SavedRecords)
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
 * @returns its `stat`
 */
export function writeStaged(site: string, path: string, content: Content): string {
  const file = join(stagingOf(site), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return statOf(file)
}

function statOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/** The folders that a file lies in, all the way up. */
function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
