import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  checkRecord,
  missing,
  noRecordFiles,
  recordFiles,
  referencesIn,
} from '@lintel/engine/content/checkRecords.ts'
import { collectionOf, everyCollection, required, schemaOf } from '@lintel/engine/content/collections.ts'
import { pathOf } from '@lintel/engine/content/recordPaths.ts'
import type { References } from '@lintel/engine/content/records.ts'
import {
  isFile,
  isReadable,
  isTooLarge,
  leadsOut,
  noFile,
  readFromDisk,
  readSource,
  setFallback,
  statsOf,
  tooLarge,
} from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { isWritable } from './files.ts'
import { committedTexts, goodFolder, listMisplaced } from './folders.ts'
import { gitSync } from './git.ts'

/** A file of `content/` that cannot be read, or that pages cannot be rendered from. */
export interface BrokenFile {
  file: string
  diagnostics: Diagnostic[]
  /** The last valid version, which pages show instead; null where none is known. */
  lastGood: GoodVersion | null
  /** What names a file that is gone. */
  namedBy?: Diagnostic
  /** Whether it is a folder, and so all that lies in it. */
  isFolder?: boolean
}

export interface GoodVersion {
  text: string
  /** Unix time in ms. */
  at: number
  /** Whether it is in the history, not only in the desk’s own copies. */
  isKept: boolean
}

const [brand, register] = ['site.yaml', 'claims.yaml']
const fileOf = (path: string) => `content/${path}`

let broken: BrokenFile[] = []
/** Files that are gone, and of which others are shown the last version for now. */
let missed: string[] = []

/** The result of the last `refreshFallbacks`. */
export const brokenFiles = (): readonly BrokenFile[] => broken

/** Whether a file was never in order, so that nothing can be brought back and no page misses it: it can be removed. */
export const isNeverValid = ({ file, lastGood }: Pick<BrokenFile, 'file' | 'lastGood'>) =>
  lastGood === null && isFile(file) && isWritable(file) && !required.includes(file.replace('content/', ''))

/**
 * Checks every record on disk. Broken ones are read in their last valid version until they are fixed.
 * @throws Error where the brand is broken and has no valid version
 */
export function refreshFallbacks(): void {
  for (const path of missed) setFallback(fileOf(path), undefined)
  missed = []
  const brokenByPath = new Map<string, BrokenFile>()
  const applyFallback = (path: string, diagnostics: Diagnostic[], references = currentReferences()) => {
    if (diagnostics.length === 0) return setFallback(fileOf(path), undefined)
    const good = schemaOf(path) ? findLastGood(fileOf(path), isValid(path, references)) : null
    setFallback(fileOf(path), good?.text ?? null)
    brokenByPath.set(path, { file: fileOf(path), diagnostics, lastGood: good })
  }
  const misplaced = listMisplaced()
  const isGone = (path: string) => misplaced.some((each) => fileOf(path).startsWith(`${each.path}/`))
  for (const { path, isFolder, last } of misplaced) {
    brokenByPath.set(path, {
      file: path,
      diagnostics: [isFolder ? noFolder(path) : link(path)],
      lastGood: last && { text: '', at: last.at, isKept: true },
      ...(isFolder && { isFolder }),
    })
    const texts = new Map(last && committedTexts(last.commit, path))
    // A link can lead to another folder of the content, whose texts are not shown here too.
    const others = leadsOut(path) ? [] : globSync(`${path}/*.{yaml,yml,md,mdx}`)
    for (const file of [...others, ...texts.keys()]) {
      setFallback(file, texts.get(file) ?? null)
      missed.push(file.replace('content/', ''))
    }
  }
  for (const path of [brand, register].filter((path) => !isGone(path)))
    applyFallback(path, check(path, noReferences), noReferences)
  const brandError = brokenByPath.get(brand)?.lastGood === null && brokenByPath.get(brand)?.diagnostics[0]
  if (brandError)
    throw new Error(
      `The brand (${fileOf(brand)}) cannot be read, and no earlier version of it is known: ${brandError.message}. ${brandError.fix}.`,
    )

  const paths = [...new Set([...recordFiles(), ...noRecordFiles(), ...required])].filter(
    (path) => path !== brand && path !== register && !isGone(path),
  )
  const referenced = paths.filter(isReferenced)
  const referring = paths.filter((path) => !isReferenced(path))
  const checkOthers = () => {
    const references = currentReferences()
    const brokenFiles = new Map<string, Diagnostic[]>()
    // What refers to a record is checked by what replaces that, and is itself replaced once it is known what is to blame.
    for (const path of [...referenced, ...referring]) {
      const diagnostics = check(path, references)
      if (diagnostics.length > 0) brokenFiles.set(path, diagnostics)
      if (isReferenced(path)) applyFallback(path, diagnostics)
    }
    return brokenFiles
  }
  let brokenFiles = checkOthers()
  const others = [...brokenFiles.keys()]
  const gone = findMissingReferences([...brokenFiles.values()].flat())
  const culprits = [
    ...[brand, register].filter((path) => !brokenByPath.has(path) && breaksOthers(path, others)),
    ...gone.keys(),
  ]
  for (const path of culprits) {
    const good = findLastGood(fileOf(path), isValid(path, currentReferences()))
    if (!good) continue
    const namedBy = gone.get(path)
    if (namedBy) missed.push(path)
    setFallback(fileOf(path), good.text)
    brokenByPath.set(path, {
      file: fileOf(path),
      diagnostics: [namedBy ? diagnoseGone(path) : diagnoseDependents(path)],
      lastGood: good,
      ...(namedBy && { namedBy }),
    })
  }
  if (culprits.length > 0) {
    for (const path of others) brokenByPath.delete(path)
    brokenFiles = checkOthers()
  }
  for (const path of referring) applyFallback(path, brokenFiles.get(path) ?? [])
  broken = [...brokenByPath.values()]
  if (broken.length === 0) for (const path of [brand, register]) inOrder.set(path, readSource(fileOf(path)))
  for (const path of [...paths, brand, register]) if (!brokenByPath.has(path)) saveGoodCopy(fileOf(path))
}

function check(path: string, references: References): Diagnostic[] {
  const file = fileOf(path)
  if (statsOf(file)?.isSymbolicLink()) return [link(file)]
  if (!existsSync(file)) return [missing(path)]
  if (!isFile(file)) return [noFile(file)]
  return isTooLarge(file) ? [tooLarge(file)] : checkCached(path, readFromDisk(file), references)
}

const noFolder = (file: string): Diagnostic => ({
  file,
  message: 'this folder is gone',
  fix: 'bring its last version back',
})

/** It is not followed, as it could lead to anything on this machine, which the window would show. */
export const link = (file: string): Diagnostic => ({
  file,
  message: 'this is a link to another file, and is not read',
  fix: 'put the text itself in its place, or remove the link',
})

const isReferenced = (path: string) => collectionOf(path)?.namedBy !== undefined

const noReferences: References = { tokens: {}, claims: {} }
let current = { texts: ['', ''], references: noReferences }

/** What records may refer to: the same object until the brand or the claims change. */
function currentReferences(): References {
  const texts = [brand, register].map((path) => readSource(fileOf(path)))
  const isSame = texts.every((text, index) => text === current.texts[index])
  if (!isSame) current = { texts, references: referencesIn(texts[0] ?? '', texts[1] ?? '') }
  return current.references
}

/** The brand and the claims as they were when every record was in order: with them, what is broken since broke by itself. */
const inOrder = new Map<string, string>()

/** Whether other records would be valid with the last valid version of the brand or of the claims. */
function breaksOthers(path: string, others: string[]): boolean {
  const written = readSource(fileOf(path))
  if (others.length === 0 || inOrder.get(path) === written) return false
  const good = findLastGood(fileOf(path), (text) => text !== written)
  if (!good) return false
  const read = (each: string) => (each === path ? good.text : readSource(fileOf(each)))
  const references = referencesIn(read(brand), read(register))
  return others.some((other) => check(other, references).length === 0)
}

/** Records that are gone though others refer to them, each with what says so. */
function findMissingReferences(diagnostics: Diagnostic[]): Map<string, Diagnostic> {
  const missing = new Map<string, Diagnostic>()
  for (const diagnostic of diagnostics) {
    const [, kind, id = ''] = /^there is no (.+) "([\w-]+)"/.exec(diagnostic.message) ?? []
    const named = everyCollection.find(({ label }) => label.toLowerCase() === kind)
    const path = named && pathOf(named.files, id)
    if (path && !existsSync(fileOf(path)) && !missing.has(path)) missing.set(path, diagnostic)
  }
  return missing
}

const diagnoseGone = (path: string): Diagnostic => ({
  file: fileOf(path),
  message: 'this is gone, and others still name it',
  fix: 'bring the last good version back, or choose another where it is named',
})

const diagnoseDependents = (path: string): Diagnostic =>
  existsSync(fileOf(path))
    ? {
        file: fileOf(path),
        message: 'other pages take words from here that are gone, or too long for them',
        fix: 'bring the last good version back',
      }
    : missing(path)

/** The last result of each record, with what it depends on: which other records it has asked for, and found. */
interface Checked {
  text: string
  references: References
  asked: Map<string, boolean>
  diagnostics: Diagnostic[]
}

const lastChecks = new Map<string, Checked>()

/** Checks a record, and reuses the last result while its text and everything that it refers to are unchanged. */
function checkCached(path: string, text: string, references: References): Diagnostic[] {
  const last = lastChecks.get(path)
  if (
    last?.text === text &&
    last.references === references &&
    [...last.asked].every(([file, isThere]) => isReadable(file) === isThere)
  )
    return last.diagnostics
  const asked = new Map<string, boolean>()
  const isThere = (file: string) => {
    const is = isReadable(file)
    asked.set(file, is)
    return is
  }
  const diagnostics = checkRecord(path, text, references, isThere)
  lastChecks.set(path, { text, references, asked, diagnostics })
  return diagnostics
}

const isValid = (path: string, references: References) => (text: string) =>
  checkCached(path, text, references).length === 0

const copyPathOf = (file: string) => join(goodFolder, file)

function saveGoodCopy(file: string) {
  if (!existsSync(file)) return
  const text = readFileSync(file)
  const copy = copyPathOf(file)
  if (existsSync(copy) && readFileSync(copy).equals(text)) return
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, text)
}

/** How many commits are searched for a valid version. */
const maxCommits = 20

/** The last valid version of a file: the desk's own copy, else the latest one in git. */
export function findLastGood(file: string, isGood: (text: string) => boolean): GoodVersion | null {
  const copy = copyPathOf(file)
  if (existsSync(copy)) {
    const text = readFileSync(copy, 'utf8')
    if (isGood(text)) return { text, at: statSync(copy).mtimeMs, isKept: false }
  }
  for (const line of gitSync('log', `-${maxCommits}`, '--format=%H %ct', '--', file)
    .split('\n')
    .filter(Boolean)) {
    const [commit, seconds] = line.split(' ')
    const text = gitSync('show', `${commit}:${file}`)
    if (text !== '' && isGood(text)) return { text, at: Number(seconds) * 1000, isKept: true }
  }
  return null
}

/** The file at HEAD; null where it is not committed, or the same. */
export function readCommitted(file: string, same: string): GoodVersion | null {
  const text = gitSync('show', `HEAD:${file}`)
  if (text === '' || text === same) return null
  return { text, at: Number(gitSync('log', '-1', '--format=%ct', '--', file)) * 1000, isKept: true }
}
