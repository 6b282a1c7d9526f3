import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Rewritten } from '../records/questions.ts'
import { DeskError } from './action.ts'
import { readText, removeFile, versionOf, writeFile } from './files.ts'

/** One save: what a file said before and after it; null where there was no file, or is none any more. */
interface Save {
  file: string
  before: string | null
  after: string | null
  /** What was changed, in words. */
  about: string
  /** What has changed along with it. */
  others?: Rewritten[]
}

interface History {
  saves: Save[]
  /** How many of them stand; the others were undone. */
  done: number
}

/** Of this day, and it outlasts a crash. */
const fileOfToday = () => `.cache/desk/history/${new Date().toISOString().slice(0, 10)}.json`

function read(): History {
  const file = fileOfToday()
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { saves: [], done: 0 }
}

function keep(history: History) {
  const file = fileOfToday()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.next`, JSON.stringify(history))
  renameSync(`${file}.next`, file)
}

/**
 * Writes a file so that it can be undone. What is typed on in one field is one step.
 * @returns the file's new version
 */
export function save(file: string, text: string, version: string | null, about: string): string {
  const before = version === null ? null : readText(file).text
  const written = writeFile(file, text, version)
  note({ file, about, before, after: text })
  return written
}

/**
 * Removes a file so that it can be undone.
 * @param others what goes with it
 */
export function remove(file: string, version: string, about: string, others: Rewritten[] = []) {
  const before = readText(file).text
  removeFile(file, version)
  for (const each of others) put(each.file, each.before, each.after)
  note({ file, about, before, after: null, others })
}

/** @throws DeskError where a file does not say any more what it has said (409) */
function put(file: string, from: string | null, to: string | null) {
  const version = from === null ? null : versionOf(from)
  if (to === null) removeFile(file, version ?? '')
  else writeFile(file, to, version)
}

function note({ file, about, before, after, others }: Save) {
  const { saves, done } = read()
  const last = saves[done - 1]
  const isSame = done === saves.length && last?.file === file && last.about === about && last.after === before
  const step = {
    file,
    about,
    after,
    before: isSame && last ? last.before : before,
    ...(others && { others }),
  }
  const kept = [...saves.slice(0, isSame ? done - 1 : done), step]
  keep({ saves: kept, done: kept.length })
}

/** What undo and redo would do next, in words. */
export function steps() {
  const { saves, done } = read()
  return { undo: saves[done - 1]?.about ?? null, redo: saves[done]?.about ?? null }
}

/**
 * Takes back the last save, or does again what was taken back last.
 * @returns the file that has changed, with what it said and says
 * @throws DeskError where there is none, or the file was changed otherwise meanwhile (409)
 */
export function step(direction: 'undo' | 'redo') {
  const { saves, done } = read()
  const found = saves[direction === 'undo' ? done - 1 : done]
  if (!found) throw new DeskError({ file: 'history', message: `there is nothing to ${direction}`, fix: '' })
  const [from, to] = direction === 'undo' ? [found.after, found.before] : [found.before, found.after]
  put(found.file, from, to)
  for (const { file, before, after } of found.others ?? [])
    if (direction === 'undo') put(file, after, before)
    else put(file, before, after)
  keep({ saves, done: done + (direction === 'undo' ? -1 : 1) })
  return { file: found.file, from, to }
}
