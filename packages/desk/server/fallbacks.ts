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
export interface BrokenFile {
  file: string
  diagnostics: Diagnostic[]
  /** Its last version that was in order, which stands in for it; null where none is known. */
  lastGood: GoodVersion | null
}

export interface GoodVersion {
  text: string
  /** When it was written, in ms. */
  at: number
  isPublished: boolean
}

const [brand, register] = ['site.yaml', 'claims.yaml']
const fileOf = (path: string) => `content/${path}`

let broken: BrokenFile[] = []

/** What is broken, as of the last `findBroken`. */
export const brokenFiles = (): readonly BrokenFile[] => broken

/**
 * Looks at every record as it is written now. Whatever no page can be made of is read as it last was in order, so that
 * the desk and all other pages stay as they are.
 * @throws Error where the brand is broken and no version of it is in order
 */
export function refreshFallbacks(): void {
  const brokenByPath = new Map<string, BrokenFile>()
  const applyFallback = (path: string, diagnostics: Diagnostic[], isGood: (text: string) => boolean) => {
    if (diagnostics.length === 0) return setFallback(fileOf(path), undefined)
    const good = schemaOf(path) ? findLastGood(fileOf(path), isGood) : null
    setFallback(fileOf(path), good?.text ?? null)
    brokenByPath.set(path, { file: fileOf(path), diagnostics, lastGood: good })
  }
  const check = (path: string, references: References) => {
    if (existsSync(fileOf(path))) return checkCached(path, readFromDisk(fileOf(path)), references)
    return [missing(path)]
  }
  const noReferences: References = { tokens: {}, claims: {} }
  for (const path of [brand, register])
    applyFallback(
      path,
      check(path, noReferences),
      (text) => checkCached(path, text, noReferences).length === 0,
    )
  const brandIsLost = brokenByPath.get(brand)?.lastGood === null && brokenByPath.get(brand)?.diagnostics[0]
  if (brandIsLost)
    throw new Error(
      `The brand (${fileOf(brand)}) cannot be read, and no earlier version of it is known: ${brandIsLost.message}. ${brandIsLost.fix}.`,
    )

  const paths = [...new Set([...recordFiles(), ...required])].filter(
    (path) => path !== brand && path !== register,
  )
  const checkOthers = () => {
    // What others name by an id comes before those who name it.
    for (const part of [paths.filter(isReferenced), paths.filter((path) => !isReferenced(path))]) {
      const references = currentReferences()
      for (const path of part)
        applyFallback(
          path,
          check(path, references),
          (text) => checkCached(path, text, references).length === 0,
        )
    }
    return paths.filter((path) => brokenByPath.has(path))
  }
  let others = checkOthers()
  const culprits = [
    ...[brand, register].filter((path) => !brokenByPath.has(path) && breaksOthers(path, others)),
    ...findMissingReferences(others.flatMap((path) => brokenByPath.get(path)?.diagnostics ?? [])),
  ]
  for (const path of culprits) {
    const good = findLastGood(
      fileOf(path),
      (text) => checkCached(path, text, currentReferences()).length === 0,
    )
    if (!good) continue
    setFallback(fileOf(path), good.text)
    brokenByPath.set(path, { file: fileOf(path), diagnostics: [diagnoseDependents(path)], lastGood: good })
  }
  if (culprits.length > 0) {
    checkCache.clear()
    for (const path of others) brokenByPath.delete(path)
    others = checkOthers()
  }
  broken = [...brokenByPath.values()]
  for (const path of [...paths, brand, register]) if (!brokenByPath.has(path)) saveGoodCopy(fileOf(path))
}

const isReferenced = (path: string) => collectionOf(path)?.namedBy !== undefined

const currentReferences = () => referencesIn(readSource(fileOf(brand)), readSource(fileOf(register)))

/** Whether what others say would be in order with the last good version of the brand or of the register. */
function breaksOthers(path: string, others: string[]): boolean {
  if (others.length === 0) return false
  const written = readSource(fileOf(path))
  const good = findLastGood(fileOf(path), (text) => text !== written)
  if (!good) return false
  const read = (each: string) => (each === path ? good.text : readSource(fileOf(each)))
  const references = referencesIn(read(brand), read(register))
  return others.some(
    (other) =>
      existsSync(fileOf(other)) && checkCached(other, readFromDisk(fileOf(other)), references).length === 0,
  )
}

/** Records that others name by their ids, and that are not there. */
function findMissingReferences(diagnostics: Diagnostic[]): string[] {
  const named = diagnostics.flatMap(({ message }) => {
    const [, kind, id = ''] = /^there is no (.+) "([\w-]+)"/.exec(message) ?? []
    const named = everyCollection.find(({ label }) => label.toLowerCase() === kind)
    return named ? pathOf(named.files, id) : []
  })
  return [...new Set(named)].filter((path) => !isReadable(fileOf(path)))
}

const diagnoseDependents = (path: string): Diagnostic =>
  existsSync(fileOf(path))
    ? {
        file: fileOf(path),
        message: 'other pages take words from here that are gone, or too long for them',
        fix: 'bring the last good version back',
      }
    : missing(path)

/** What was found of a text before. */
const checkCache = new Map<string, { text: string; among: string; diagnostics: Diagnostic[] }>()

/** What is wrong with the text of a record; one that was looked at before, among the same others, is not read again. */
function checkCached(path: string, text: string, references: References): Diagnostic[] {
  const among = stampReferences(references)
  const before = checkCache.get(path)
  if (before?.text === text && before.among === among) return before.diagnostics
  const diagnostics = checkRecord(path, text, references)
  checkCache.set(path, { text, among, diagnostics })
  return diagnostics
}

const stamps = new WeakMap<References, string>()

/** Names all that a record may refer to. */
function stampReferences(references: References): string {
  const before = stamps.get(references)
  if (before) return before
  const named = [...recordFiles(), ...required].filter(
    (path) => isReferenced(path) && isReadable(fileOf(path)),
  )
  const stamp = digestOf(JSON.stringify([references, named]))
  stamps.set(references, stamp)
  return stamp
}

const copyPathOf = (file: string) => join('.cache/desk/good', file)

/** Keeps a copy of a file that is in order. */
function saveGoodCopy(file: string) {
  if (!existsSync(file)) return
  const text = readFileSync(file)
  const copy = copyPathOf(file)
  if (existsSync(copy) && readFileSync(copy).equals(text)) return
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, text)
}

/** In the history of git, how far back a good version is looked for. */
const maxCommits = 20

/** The last version of a file that is in order: as the desk has seen it, else as it was published. */
export function findLastGood(file: string, isGood: (text: string) => boolean): GoodVersion | null {
  const copy = copyPathOf(file)
  if (existsSync(copy)) {
    const text = readFileSync(copy, 'utf8')
    if (isGood(text)) return { text, at: statSync(copy).mtimeMs, isPublished: false }
  }
  for (const line of git('log', `-${maxCommits}`, '--format=%H %ct', '--', file)
    .split('\n')
    .filter(Boolean)) {
    const [commit, seconds] = line.split(' ')
    const text = git('show', `${commit}:${file}`)
    if (text !== '' && isGood(text)) return { text, at: Number(seconds) * 1000, isPublished: true }
  }
  return null
}

/** A file as it was kept in the history last; null where it was not. */
export function readCommitted(file: string): GoodVersion | null {
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
