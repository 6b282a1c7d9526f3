import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

// A process has one of this module: `packages/engine/render/contentInDevelopment.ts` keeps development from loading others.
const unsaved = new Map<string, string>()
const fallbacks = new Map<string, string | null>()
let version = 0
let markRecord: MarkRecord | undefined

type MarkRecord = <Content>(record: Content, file: string) => Content

/** Tells that texts read otherwise from now on. */
export function invalidateContent() {
  version++
}

/** The text of a file below `content/`: as it is typed in the desk, else as it is written, if it can be used. */
export function readSource(file: string): string {
  return unsaved.get(resolve(file)) ?? fallbacks.get(resolve(file)) ?? readFromDisk(file)
}

/** The text of a file as it is written, whatever it says. */
export const readFromDisk = (file: string) => readFileSync(resolve(file), 'utf8')

/** Every file of such a name, sorted: folders may have one too. */
export const filesOf = (pattern: string | readonly string[], exclude: readonly string[] = []) =>
  globSync(pattern, { exclude }).filter(isFile).sort()

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/** Whether a file is there to be read: written, or with a text that stands in for it. */
export function isReadable(file: string): boolean {
  const text = fallbacks.get(resolve(file))
  return text === undefined ? isFile(resolve(file)) : text !== null
}

/**
 * Lets a file that cannot be used be read as it last could. Only the desk calls it.
 * @param text null where it never could: nothing reads it then; undefined for the file itself again
 */
export function setFallback(file: string, text: string | null | undefined) {
  if (text === fallbacks.get(resolve(file))) return
  if (text === undefined) fallbacks.delete(resolve(file))
  else fallbacks.set(resolve(file), text)
  invalidateContent()
}

/** Lets pages be made of a text that is not written yet; without one, of the file again. Only the desk calls it. */
export function setUnsaved(file: string, text: string | undefined) {
  if (text === undefined) unsaved.delete(resolve(file))
  else unsaved.set(resolve(file), text)
  invalidateContent()
}

/** Lets pages be made of the files alone. Only the desk calls it. */
export function clearUnsaved() {
  unsaved.clear()
  invalidateContent()
}

/** What was made of texts, until one changes. */
export class Cache<Value> {
  #values = new Map<string, Value>()
  #version = version

  of(key: string, make: () => Value): Value {
    if (this.#version !== version) this.#values.clear()
    this.#version = version
    const cached = this.#values.get(key)
    if (cached !== undefined) return cached
    const value = make()
    this.#values.set(key, value)
    return value
  }
}

/** A record as pages get it. In the desk each text in it bears a mark, so that a click on a page finds its field. */
export function withMarks<Content>(record: Content, file: string): Content {
  return markRecord?.(record, file) ?? record
}

/** Only the desk calls it. */
export function setMarker(mark: MarkRecord) {
  markRecord = mark
}
