import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { digestOf } from '#content/digestOf.ts'
import { readSealed, writeSealed } from '#content/sealed.ts'
import type { Content, Output } from './output.ts'
import type { PageFacts } from './pageFacts.ts'

export interface Entry {
  /** Names everything that decides the file's content, besides the code. */
  madeOf: string
  /** Of the file when it was written: it tells whether anybody has touched the file since. */
  stamp: string
  /** Of a page. */
  facts?: PageFacts
}

interface Remembered {
  code: string
  files: [path: string, entry: Entry][]
}

/**
 * The built site, file by file, each with what it is made of. A file that the last build made of the same, with the
 * same code, stays as it is; what no part of this build asks for goes.
 */
export class Artefact {
  readonly folder: string
  private readonly record: string
  private readonly code: string
  private readonly last: Map<string, Entry>
  private readonly files = new Map<string, Entry>()

  /**
   * @param folder where it is served from
   * @param record the file that remembers what the last build made
   * @param code names all code and all settings: of other code, nothing stays
   */
  constructor(folder: string, record: string, code: string) {
    const last = readSealed<Remembered>(record)
    this.folder = folder
    this.record = record
    this.code = code
    this.last = new Map(last?.code === code ? last.files : [])
  }

  /** What the last build wrote there, if it still stands, untouched, and this build would write the same. */
  kept(path: string, madeOf: string): Entry | undefined {
    const entry = this.last.get(path)
    return entry?.madeOf === madeOf && entry.stamp === stampOf(join(this.folder, path)) ? entry : undefined
  }

  /** Names what these files of this build are made of, and so what can be made of them. */
  madeOfAll(paths: string[]): string {
    return digestOf(JSON.stringify(paths.map((path) => [path, this.files.get(path)?.madeOf])))
  }

  /** Makes a file part of the site that is there already. */
  add(path: string, entry: Entry) {
    this.files.set(path, entry)
  }

  /** Writes a file, unless it stands already. */
  put(path: string, madeOf: string, make: () => Content | Promise<Content>) {
    return this.putAll([path], madeOf, async () => [{ path, content: await make() }])
  }

  /** The same for files that are made together. */
  async putAll(paths: string[], madeOf: string, make: () => Output[] | Promise<Output[]>) {
    const kept = paths.flatMap((path) => this.kept(path, madeOf) ?? [])
    if (kept.length === paths.length) {
      for (const [index, entry] of kept.entries()) this.add(paths[index] ?? '', entry)
      return
    }
    for (const { path, content } of await make())
      this.add(path, { madeOf, stamp: writeStamped(join(this.folder, path), content) })
  }

  /** Removes what no longer belongs to the site, and remembers the rest for the next build. */
  finish() {
    const folders = new Set([...this.files.keys()].flatMap(foldersOf))
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      const path = relative(this.folder, file)
      const belongs = entry.isDirectory() ? folders.has(path) : this.files.has(path)
      if (!belongs) rmSync(file, { recursive: true, force: true })
    }
    writeSealed(this.record, { code: this.code, files: [...this.files] } satisfies Remembered)
  }
}

const made = new Set<string>()

/** Writes a file and gives its stamp. */
export function writeStamped(file: string, content: Content): string {
  const folder = dirname(file)
  if (!made.has(folder)) mkdirSync(folder, { recursive: true })
  made.add(folder)
  writeFileSync(file, content)
  return stampOf(file)
}

function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/** The folders that a file lies in, all the way up. */
function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}
