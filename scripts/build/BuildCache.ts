import { readFileSync, writeFileSync } from 'node:fs'
import { digestOf } from '#content/digestOf.ts'

/** JSON, with the cache key of what it was made of, besides the code. */
type Entry = [key: string, value: unknown]

/**
 * What a build has found out, by name, for the next build. It is one file, and may be deleted at any time: without it,
 * everything is made again, as it is after any change of the code.
 */
export class BuildCache {
  private readonly file: string
  private readonly code: string
  private readonly last: Map<string, Entry>
  private readonly entries = new Map<string, Entry>()

  /** @param code cache key of all code and all settings */
  constructor(file: string, code: string) {
    this.file = file
    this.code = code
    this.last = new Map(read(file, code))
  }

  /** What the last build, or this one, has kept under a name, if it was made of the same. */
  get<Value>(name: string, key = ''): Value | undefined {
    const entry = this.entries.get(name) ?? this.last.get(name)
    if (entry?.[0] !== key) return undefined
    this.entries.set(name, entry)
    return entry[1] as Value
  }

  set(name: string, key: string, value: unknown) {
    this.entries.set(name, [key, value])
  }

  /** What is known, or else what is made now. */
  remember<Value>(name: string, key: string, make: () => Value): Value {
    const known = this.get<Value>(name, key)
    if (known !== undefined) return known
    const value = make()
    this.set(name, key, value)
    return value
  }

  /** Keeps for the next build what this one has asked for. */
  save() {
    const json = JSON.stringify({ code: this.code, entries: [...this.entries] })
    writeFileSync(this.file, `${digestOf(json)}\n${json}`)
  }
}

/** Nothing where the file is missing, of other code, cut off or changed by somebody, which its checksum tells. */
function read(file: string, code: string): [name: string, entry: Entry][] {
  const [checksum, json = ''] = textOf(file).split('\n', 2)
  if (checksum !== digestOf(json)) return []
  const saved = JSON.parse(json)
  return saved.code === code ? saved.entries : []
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
