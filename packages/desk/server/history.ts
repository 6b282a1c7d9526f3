import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { FileRewrite } from '../records/questions.ts'
import { DeskError } from './action.ts'
import {
  decodeContent,
  encodeContent,
  isEncodedText,
  readEncoded,
  removeFile,
  requireVersion,
  versionOf,
  writeFile,
} from './files.ts'

const text = v.nullable(v.string())
const others = v.optional(v.array(v.object({ file: v.string(), before: v.string(), after: text })))
/**
 * One save: what a file said before and after it, as `keptOf` has it; null where there was no file, or is none any more.
 * `others` are the files that have changed along with it.
 */
const saveSchema = v.object({ file: v.string(), before: text, after: text, about: v.string(), others })
/** `done` says how many of them stand; the others were undone. */
const historySchema = v.pipe(
  v.object({ saves: v.array(saveSchema), done: v.number() }),
  v.check(({ saves, done }) => done <= saves.length),
)

type Save = v.InferOutput<typeof saveSchema>
type History = v.InferOutput<typeof historySchema>

/** Of this day where the machine stands, and it outlasts a crash. */
const fileOfToday = () => `.cache/desk/history/${new Date().toLocaleDateString('sv')}.json`

/** One that cannot be read is set aside. */
function readHistory(): History {
  const file = fileOfToday()
  try {
    if (existsSync(file)) return v.parse(historySchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(error)
    renameSync(file, `${file}.unreadable`)
  }
  return { saves: [], done: 0 }
}

/** What it tells of is written already, so that a history without it is no error. */
function writeHistory(history: History) {
  const file = fileOfToday()
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.next`, JSON.stringify(history), { flush: true })
    renameSync(`${file}.next`, file)
  } catch (error) {
    console.error(error)
  }
}

/**
 * Writes a file so that it can be undone. What is typed on in one field is one step.
 * @returns the file's new version
 */
export function save(
  file: string,
  content: string | Uint8Array,
  version: string | null,
  about: string,
): string {
  const before = version === null ? null : readEncoded(file)
  const written = writeFile(file, content, version)
  recordSave({ file, about, before, after: encodeContent(content) })
  return written
}

/**
 * Removes a file so that it can be undone.
 * @param others what goes with it
 */
export function remove(file: string, version: string, about: string, others: FileRewrite[] = []) {
  const before = readEncoded(file)
  removeFile(file, version)
  for (const each of others) replaceFile(each.file, each.before, each.after)
  recordSave({ file, about, before, after: null, others })
}

/** @throws DeskError where a file does not say any more what it has said (409) */
function replaceFile(file: string, from: string | null, to: string | null) {
  const version = versionOfEncoded(from)
  if (to === null) removeFile(file, version ?? '')
  else writeFile(file, decodeContent(to), version)
}

const versionOfEncoded = (kept: string | null) => (kept === null ? null : versionOf(decodeContent(kept)))

function recordSave({ file, about, before, after, others }: Save) {
  const { saves, done } = readHistory()
  const last = saves[done - 1]
  const isSame = done === saves.length && last?.file === file && last.about === about && last.after === before
  const entry = {
    file,
    about,
    after,
    before: isSame && last ? last.before : before,
    ...(others && { others }),
  }
  const kept = [...saves.slice(0, isSame ? done - 1 : done), entry]
  writeHistory({ saves: kept, done: kept.length })
}

/** What undo and redo would do next, in words. */
export function nextSteps() {
  const { saves, done } = readHistory()
  return { undo: saves[done - 1]?.about ?? null, redo: saves[done]?.about ?? null }
}

/**
 * Takes back the last save, or does again what was taken back last.
 * @returns the file that has changed, with what it said and says; null of what is no text, or not there
 * @throws DeskError where there is none, or the file was changed otherwise meanwhile (409)
 */
export function undoOrRedo(direction: 'undo' | 'redo') {
  const { saves, done } = readHistory()
  const target = saves[direction === 'undo' ? done - 1 : done]
  if (!target) throw new DeskError({ file: 'history', message: `there is nothing to ${direction}`, fix: '' })
  const toReplacement = ({ file, before, after }: Pick<Save, 'file' | 'before' | 'after'>) =>
    direction === 'undo' ? { file, from: after, to: before } : { file, from: before, to: after }
  const own = toReplacement(target)
  const replacements = [own, ...(target.others ?? []).map(toReplacement)]
  // All of them or none.
  for (const { file, from } of replacements) requireVersion(file, versionOfEncoded(from))
  for (const { file, from, to } of replacements) replaceFile(file, from, to)
  writeHistory({ saves, done: done + (direction === 'undo' ? -1 : 1) })
  const isText = [own.from, own.to].every((each) => each !== null && isEncodedText(each))
  return isText ? own : { file: target.file, from: null, to: null }
}
