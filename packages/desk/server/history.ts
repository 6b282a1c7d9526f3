import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isFile } from '@lintel/engine/content/sources.ts'
import * as v from 'valibot'
import type { FileRewrite } from '../records/questions.ts'
import { DeskError } from './action.ts'
import {
  changeFiles,
  decodeContent,
  encodeContent,
  isEncodedText,
  type Replacement,
  readEncoded,
  versionOf,
  writeFile,
} from './files.ts'

const text = v.nullable(v.string())
const others = v.optional(v.array(v.object({ file: v.string(), before: text, after: text })))
/**
 * One save: a file before and after it, as `encodeContent` returns it; null where it did not exist. `others` are files
 * that changed along with it; `field` is the path of the field that was typed in.
 */
const saveSchema = v.object({
  file: v.string(),
  before: text,
  after: text,
  about: v.string(),
  others,
  field: v.optional(v.string()),
})
/** `done` is the number of saves in effect; those after it were undone. */
const historySchema = v.pipe(
  v.object({ saves: v.array(saveSchema), done: v.number() }),
  v.check(({ saves, done }) => done <= saves.length),
)

type Save = v.InferOutput<typeof saveSchema>
type History = v.InferOutput<typeof historySchema>

const folder = '.cache/desk/history'

/** One file for each day, in local time. */
const fileOfToday = () => `${folder}/${new Date().toLocaleDateString('sv')}.json`

/** A corrupt file is set aside. */
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

/** Begins what stands for a picture in the list of saves. No base64 has an "@". */
const aside = '\0@'

/** Keeps a picture in a file of its own, because the list is read at each save. */
function setAside(_: string, value: unknown): unknown {
  if (typeof value !== 'string' || isEncodedText(value) || value.startsWith(aside)) return value
  const bytes = decodeContent(value)
  writeFileSync(`${folder}/${versionOf(bytes)}`, bytes, { flush: true })
  return aside + versionOf(bytes)
}

const takeBack = (kept: string | null) =>
  kept?.startsWith(aside) ? encodeContent(readFileSync(`${folder}/${kept.slice(aside.length)}`)) : kept

/** A failure only costs the undo step, because the file itself is already written. */
function writeHistory(history: History) {
  const file = fileOfToday()
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.next`, JSON.stringify(history, setAside), { flush: true })
    renameSync(`${file}.next`, file)
  } catch (error) {
    console.error(error)
  }
}

/**
 * Writes a file as an undo step. Consecutive saves of one field are a single step.
 * @param field its path; without it, the save is a step of its own
 * @returns the new version
 */
export function save(
  file: string,
  content: string | Uint8Array,
  version: string | null,
  about: string,
  field?: string,
): string {
  const before = version === null ? null : readEncoded(file)
  const newVersion = writeFile(file, content, version)
  recordSave({ file, about, before, after: encodeContent(content), ...(field !== undefined && { field }) })
  return newVersion
}

/**
 * Removes a file as an undo step.
 * @param others files that change along with it
 */
export function remove(file: string, version: string, about: string, others: FileRewrite[] = []) {
  const before = readEncoded(file)
  changeFiles([
    { file, content: null, version },
    ...others.map((each) => replacementOf(each.file, each.before, each.after)),
  ])
  recordSave({ file, about, before, after: null, others })
}

/** Writes several files as one undo step, all or none. */
export function saveTogether([first, ...others]: FileRewrite[], about: string) {
  if (!first) return
  changeFiles([first, ...others].map(({ file, before, after }) => replacementOf(file, before, after)))
  recordSave({ ...first, about, others })
}

const replacementOf = (file: string, from: string | null, to: string | null): Replacement => ({
  file,
  content: to === null ? null : decodeContent(to),
  version: versionOfEncoded(from),
})

const versionOfEncoded = (encoded: string | null) =>
  encoded === null ? null : versionOf(decodeContent(encoded))

function recordSave({ before, ...saved }: Save) {
  const { saves, done } = readHistory()
  const last = saves[done - 1]
  // What a save is about names the record, which changes while its own name is typed.
  const isSame =
    done === saves.length &&
    saved.field !== undefined &&
    last?.field === saved.field &&
    last.file === saved.file &&
    last.after === before
  const entry = isSame ? { ...last, after: saved.after } : { ...saved, before }
  const nextSaves = [...saves.slice(0, isSame ? done - 1 : done), entry]
  writeHistory({ saves: nextSaves, done: nextSaves.length })
}

/** Labels of the next undo and redo. */
export function nextSteps() {
  const { saves, done } = readHistory()
  return { undo: saves[done - 1]?.about ?? null, redo: saves[done]?.about ?? null }
}

/** Merges versions of a file; undefined if both sides have changed the same field. */
type MergeVersions = (
  file: string,
  versions: { base: string; mine: string; theirs: string },
) => string | undefined

/** The step that was refused last. The next request skips it. */
let refused: Save | undefined

/**
 * Undoes the last save, or redoes the last undone one. What others have changed since in other fields stays. A step that
 * conflicts with such a change is refused once, and then skipped.
 * @returns the file with its text before and after, null where it is binary or missing; undefined if the step was skipped
 * @throws DeskError where there is nothing to do, or others have changed the same words since (409)
 */
export function undoOrRedo(direction: 'undo' | 'redo', merge: MergeVersions) {
  const { saves, done } = readHistory()
  const target = saves[direction === 'undo' ? done - 1 : done]
  if (!target) throw new DeskError({ file: 'history', message: `there is nothing to ${direction}`, fix: '' })
  const isRefusedBefore = isDeepStrictEqual(refused, target)
  refused = target
  const toReplacement = (save: Pick<Save, 'file' | 'before' | 'after'>) => {
    const [file, before, after] = [save.file, takeBack(save.before), takeBack(save.after)]
    const [from, to] = direction === 'undo' ? [after, before] : [before, after]
    const now = isFile(file) ? readEncoded(file) : null
    if (now === from) return { file, from, to }
    const isText = [from, to, now].every((each) => each !== null && isEncodedText(each))
    const merged = isText ? merge(file, { base: from ?? '', mine: to ?? '', theirs: now ?? '' }) : undefined
    return merged === undefined ? undefined : { file, from: now, to: merged }
  }
  const [own, ...others] = [target, ...(target.others ?? [])].map(toReplacement)
  const replacements = [own, ...others].filter((each) => each !== undefined)
  const isWhole = own !== undefined && replacements.length === others.length + 1
  if (!isWhole && !isRefusedBefore)
    throw new DeskError(
      {
        file: target.file,
        message: 'somebody else has changed the same words since',
        fix: `leave this step as it is: press ${direction === 'undo' ? 'Undo' : 'Redo'} again, and the next one follows`,
      },
      409,
    )
  if (isWhole) changeFiles(replacements.map(({ file, from, to }) => replacementOf(file, from, to)))
  writeHistory({ saves, done: done + (direction === 'undo' ? -1 : 1) })
  refused = undefined
  if (!isWhole) return undefined
  const isText = [own.from, own.to].every((each) => each !== null && isEncodedText(each))
  return isText ? own : { file: target.file, from: null, to: null }
}
