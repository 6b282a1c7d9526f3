import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkRecord, missing, recordFiles, referencesIn } from '@lintel/engine/content/checkRecords.ts'
import { collectionOf, everyCollection, required, schemaOf } from '@lintel/engine/content/collections.ts'
import { digestOf } from '@lintel/engine/content/digestOf.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import type { References } from '@lintel/engine/content/records.ts'
import { isReadable, readFromDisk, readSource, setFallback } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'

/** A file of `content/` that pages cannot be made of as it is. */
export interface Broken {
  file: string
  diagnostics: Diagnostic[]
  /** Its last version that was in order, which stands in for it; null where none is known. */
  good: Good | null
}

export interface Good {
  text: string
  /** When it was written, in ms. */
  at: number
  isPublished: boolean
}

const [brand, register] = ['site.yaml', 'claims.yaml']
const fileOf = (path: string) => `content/${path}`

let broken: Broken[] = []

/** What is broken, as of the last `findBroken`. */
export const brokenFiles = (): readonly Broken[] => broken

/**
 * Looks at every record as it is written now. Whatever no page can be made of is read as it last was in order, so that
 * the desk and all other pages stay as they are.
 * @throws Error where the brand is broken and no version of it is in order
 */
export function findBroken(): void {
  const found = new Map<string, Broken>()
  const settle = (path: string, diagnostics: Diagnostic[], isGood: (text: string) => boolean) => {
    if (diagnostics.length === 0) return setFallback(fileOf(path), undefined)
    const good = schemaOf(path) ? lastGood(fileOf(path), isGood) : null
    setFallback(fileOf(path), good?.text ?? null)
    found.set(path, { file: fileOf(path), diagnostics, good })
  }
  const check = (path: string, references: References) => {
    if (existsSync(fileOf(path))) return checked(path, readFromDisk(fileOf(path)), references)
    return [missing(path)]
  }
  const none: References = { tokens: {}, claims: {} }
  for (const path of [brand, register])
    settle(path, check(path, none), (text) => checked(path, text, none).length === 0)
  const brandIsLost = found.get(brand)?.good === null && found.get(brand)?.diagnostics[0]
  if (brandIsLost)
    throw new Error(
      `The brand (${fileOf(brand)}) cannot be read, and no earlier version of it is known: ${brandIsLost.message}. ${brandIsLost.fix}.`,
    )

  const paths = [...new Set([...recordFiles(), ...required])].filter(
    (path) => path !== brand && path !== register,
  )
  const settleOthers = () => {
    // What others name by an id comes before those who name it.
    for (const part of [paths.filter(isNamed), paths.filter((path) => !isNamed(path))]) {
      const references = standing()
      for (const path of part)
        settle(path, check(path, references), (text) => checked(path, text, references).length === 0)
    }
    return paths.filter((path) => found.has(path))
  }
  let others = settleOthers()
  const culprits = [
    ...[brand, register].filter((path) => !found.has(path) && breaksOthers(path, others)),
    ...missingIn(others.flatMap((path) => found.get(path)?.diagnostics ?? [])),
  ]
  for (const path of culprits) {
    const good = lastGood(fileOf(path), (text) => checked(path, text, standing()).length === 0)
    if (!good) continue
    setFallback(fileOf(path), good.text)
    found.set(path, { file: fileOf(path), diagnostics: [whatOthersMiss(path)], good })
  }
  if (culprits.length > 0) {
    known.clear()
    for (const path of others) found.delete(path)
    others = settleOthers()
  }
  broken = [...found.values()]
  for (const path of [...paths, brand, register]) if (!found.has(path)) keep(fileOf(path))
}

const isNamed = (path: string) => collectionOf(path)?.namedBy !== undefined

const standing = () => referencesIn(readSource(fileOf(brand)), readSource(fileOf(register)))

/** Whether what others say would be in order with the last good version of the brand or of the register. */
function breaksOthers(path: string, others: string[]): boolean {
  if (others.length === 0) return false
  const written = readSource(fileOf(path))
  const good = lastGood(fileOf(path), (text) => text !== written)
  if (!good) return false
  const read = (each: string) => (each === path ? good.text : readSource(fileOf(each)))
  const references = referencesIn(read(brand), read(register))
  return others.some(
    (other) =>
      existsSync(fileOf(other)) && checked(other, readFromDisk(fileOf(other)), references).length === 0,
  )
}

/** Records that others name by their ids, and that are not there. */
function missingIn(diagnostics: Diagnostic[]): string[] {
  const named = diagnostics.flatMap(({ message }) => {
    const [, kind, id = ''] = /^there is no (.+) "([\w-]+)"/.exec(message) ?? []
    const named = everyCollection.find(({ label }) => label.toLowerCase() === kind)
    return named ? pathOf(named.files, id) : []
  })
  return [...new Set(named)].filter((path) => !isReadable(fileOf(path)))
}

const whatOthersMiss = (path: string): Diagnostic =>
  existsSync(fileOf(path))
    ? {
        file: fileOf(path),
        message: 'other pages take words from here that are gone, or too long for them',
        fix: 'bring the last good version back',
      }
    : missing(path)

/** What was found of a text before. */
const known = new Map<string, { text: string; among: string; diagnostics: Diagnostic[] }>()

/** What is wrong with the text of a record; one that was looked at before, among the same others, is not read again. */
function checked(path: string, text: string, references: References): Diagnostic[] {
  const among = stampOf(references)
  const before = known.get(path)
  if (before?.text === text && before.among === among) return before.diagnostics
  const diagnostics = checkRecord(path, text, references)
  known.set(path, { text, among, diagnostics })
  return diagnostics
}

const stamps = new WeakMap<References, string>()

/** Names all that a record may refer to. */
function stampOf(references: References): string {
  const before = stamps.get(references)
  if (before) return before
  const named = [...recordFiles(), ...required].filter((path) => isNamed(path) && isReadable(fileOf(path)))
  const stamp = digestOf(JSON.stringify([references, named]))
  stamps.set(references, stamp)
  return stamp
}

const keptAt = (file: string) => join('.cache/desk/good', file)

/** Keeps a copy of a file that is in order. */
function keep(file: string) {
  if (!existsSync(file)) return
  const text = readFileSync(file)
  const copy = keptAt(file)
  if (existsSync(copy) && readFileSync(copy).equals(text)) return
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, text)
}

/** In the history of git, how far back a good version is looked for. */
const mostCommits = 20

/** The last version of a file that is in order: as the desk has seen it, else as it was published. */
export function lastGood(file: string, isGood: (text: string) => boolean): Good | null {
  const copy = keptAt(file)
  if (existsSync(copy)) {
    const text = readFileSync(copy, 'utf8')
    if (isGood(text)) return { text, at: statSync(copy).mtimeMs, isPublished: false }
  }
  for (const line of git('log', `-${mostCommits}`, '--format=%H %ct', '--', file)
    .split('\n')
    .filter(Boolean)) {
    const [commit, seconds] = line.split(' ')
    const text = git('show', `${commit}:${file}`)
    if (text !== '' && isGood(text)) return { text, at: Number(seconds) * 1000, isPublished: true }
  }
  return null
}

/** A file as it was kept in the history last; null where it was not. */
export function lastKept(file: string): Good | null {
  const text = git('show', `HEAD:${file}`)
  const at = Number(git('log', '-1', '--format=%ct', '--', file)) * 1000
  return text === '' ? null : { text, at, isPublished: true }
}

/** Nothing where there is no history, or no such file in it. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}
