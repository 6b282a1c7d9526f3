import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

/** Modules are loaded anew whenever a text changes, and what is typed outlives them. */
const shared = globalThis as {
  typedTexts?: Map<string, string>
  timesTyped?: number
  standIns?: Map<string, string | null>
  markRecord?: MarkRecord
}
shared.typedTexts ??= new Map()
shared.standIns ??= new Map()
const { typedTexts: typed, standIns } = shared

type MarkRecord = <Content>(record: Content, file: string) => Content

/** The text of a file below `content/`: as it is typed in the desk, else as it is written, if it can be used. */
export function readSource(file: string): string {
  return typed.get(resolve(file)) ?? standIns.get(resolve(file)) ?? readWritten(file)
}

/** The text of a file as it is written, whatever it says. */
export const readWritten = (file: string) => readFileSync(resolve(file), 'utf8')

/** Every file of such a name, sorted: folders may have one too. */
export const filesOf = (pattern: string | readonly string[], exclude: readonly string[] = []) =>
  globSync(pattern, { exclude })
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .sort()

/** Whether a file is there to be read: written, or with a text that stands in for it. */
export function isThere(file: string): boolean {
  const text = standIns.get(resolve(file))
  return text === undefined ? existsSync(resolve(file)) : text !== null
}

/**
 * Lets a file that cannot be used be read as it last could. Only the desk calls it.
 * @param text null where it never could: nothing reads it then; undefined for the file itself again
 */
export function setStandIn(file: string, text: string | null | undefined) {
  if (text === standIns.get(resolve(file))) return
  if (text === undefined) standIns.delete(resolve(file))
  else standIns.set(resolve(file), text)
  shared.timesTyped = (shared.timesTyped ?? 0) + 1
}

/** What `setStandIn` was given for a file. */
export const standInOf = (file: string) => standIns.get(resolve(file))

/** Lets pages be made of a text that is not written yet; without one, of the file again. Only the desk calls it. */
export function setTyped(file: string, text: string | undefined) {
  if (text === undefined) typed.delete(resolve(file))
  else typed.set(resolve(file), text)
  shared.timesTyped = (shared.timesTyped ?? 0) + 1
}

/** Lets pages be made of the files alone. Only the desk calls it. */
export function forgetTyped() {
  typed.clear()
  shared.timesTyped = (shared.timesTyped ?? 0) + 1
}

/**
 * What was made of texts, until one changes. In development files are read anew each time, as nothing tells of a change;
 * the desk loads modules anew for a file that was written, and tells by `setTyped` of one that was not.
 */
export class Memory<Value> {
  #values = new Map<string, Value>()
  #timesTyped = shared.timesTyped

  of(key: string, make: () => Value): Value {
    if (process.env.NODE_ENV === 'development' && !shared.markRecord) return make()
    if (this.#timesTyped !== shared.timesTyped) this.#values.clear()
    this.#timesTyped = shared.timesTyped
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const value = make()
    this.#values.set(key, value)
    return value
  }
}

/** A record as pages get it. In the desk each text in it bears a mark, so that a click on a page finds its field. */
export function handedOut<Content>(record: Content, file: string): Content {
  return shared.markRecord?.(record, file) ?? record
}

/** Only the desk calls it. */
export function setMarking(markRecord: MarkRecord) {
  shared.markRecord = markRecord
}
