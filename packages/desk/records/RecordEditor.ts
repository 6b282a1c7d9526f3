import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { type AnswerOf, CallError, call } from '../app/call.ts'
import { type Change, changedValue } from './change.ts'
import { nameOfFile } from './nameOfFile.ts'
import { placeName } from './names.ts'

type Opened = AnswerOf<'pages', 'open'>

/** What a view shows of a record that is being edited. */
export interface Edited
  extends Pick<Opened, 'field' | 'tokens' | 'claims' | 'records' | 'version' | 'isRemovable'> {
  record: unknown
  diagnostics: Diagnostic[]
  state: 'saved' | 'unsaved' | 'faulty'
  /** What was not done, and why: the file was changed meanwhile, or the desk does not answer. */
  error: CallError | null
}

/** After what is typed, in ms: until the page is rendered with it, and until it is written at the latest. */
const showAfter = 60
const writeAfter = 1000

/**
 * One record while somebody edits it: every change is here at once, on the page soon after, and in the file within a
 * second. What is not written yet outlives a crash, in the browser.
 */
export class RecordEditor {
  readonly file: string
  #listeners = new Set<() => void>()
  #opened: Opened | undefined
  #edited: Edited | undefined
  #changes: Change[] = []
  #isSending = false
  #showTimer: ReturnType<typeof setTimeout> | undefined
  #writeTimer: ReturnType<typeof setTimeout> | undefined
  #onShown: (steps: Steps) => void

  /** @param onShown called when the server renders pages with what was changed */
  constructor(file: string, onShown: (steps: Steps) => void) {
    this.file = file
    this.#onShown = onShown
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = () => this.#edited

  /** Reads the file, and puts on it what an earlier window could not write any more. */
  async open() {
    this.#opened = await call('pages', 'open', { file: this.file })
    const kept = localStorage.getItem(this.#key)
    const { version, changes } = kept ? JSON.parse(kept) : { version: '', changes: this.#changes }
    this.#changes = changes
    const record = this.#changes.reduce(changedValue, this.#opened.record)
    this.#set({ ...this.#opened, record, state: this.#changes.length > 0 ? 'unsaved' : 'saved', error: null })
    if (this.#changes.length === 0) return
    if (kept) this.#opened.version = version
    this.#later()
  }

  change(change: Change) {
    if (!this.#edited) return
    const last = this.#changes.at(-1)
    const isSame =
      change.kind === 'set' && last?.kind === 'set' && !this.#isSending && isEqual(change.path, last.path)
    this.#changes = [...(isSame ? this.#changes.slice(0, -1) : this.#changes), change]
    this.#keep()
    this.#set({ ...this.#edited, record: changedValue(this.#edited.record, change), state: 'unsaved' })
    this.#later()
  }

  /** Writes what is not written, without waiting. */
  leave = () => {
    if (this.#changes.length > 0) this.#send(true)
  }

  /** After a conflict: forgets what was changed here, or puts it on what others have written. */
  async settle(whose: 'theirs' | 'ours') {
    if (whose === 'theirs') this.#changes = []
    localStorage.removeItem(this.#key)
    await this.open()
    if (this.#opened) this.#onShown(this.#opened.steps)
  }

  #later() {
    clearTimeout(this.#showTimer)
    this.#showTimer = setTimeout(() => this.#send(false), showAfter)
    this.#writeTimer ??= setTimeout(() => {
      this.#writeTimer = undefined
      this.#send(true)
    }, writeAfter)
  }

  async #send(write: boolean): Promise<void> {
    if (this.#isSending || !this.#opened || !this.#edited) return this.#later()
    this.#isSending = true
    clearTimeout(this.#showTimer)
    if (write) {
      clearTimeout(this.#writeTimer)
      this.#writeTimer = undefined
    }
    const sent = this.#changes
    const { version } = this.#opened
    const place = `${this.file}#${sent.at(-1)?.path.join('.') ?? ''}`
    try {
      const answer = await call('pages', 'change', {
        file: this.file,
        version,
        changes: sent,
        about: [nameOfFile(this.file), placeName(place, this.#edited.record)].filter(Boolean).join(': '),
        write,
      })
      const later = this.#changes.slice(sent.length)
      if (answer.isWritten) {
        this.#opened.version = answer.version
        this.#changes = [...answer.held.flatMap((index) => sent[index] ?? []), ...later]
        this.#keep()
      }
      const state = answer.held.length > 0 ? 'faulty' : this.#changes.length === 0 ? 'saved' : 'unsaved'
      const { version: written } = this.#opened
      this.#set({ ...this.#edited, version: written, diagnostics: answer.diagnostics, state, error: null })
      if (answer.isShown) this.#onShown(answer.steps)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      clearTimeout(this.#writeTimer)
      this.#writeTimer = undefined
      this.#set({ ...this.#edited, error })
    } finally {
      this.#isSending = false
    }
  }

  get #key() {
    return `unsaved ${this.file}`
  }

  #keep() {
    if (this.#changes.length === 0) localStorage.removeItem(this.#key)
    else
      localStorage.setItem(
        this.#key,
        JSON.stringify({ version: this.#opened?.version, changes: this.#changes }),
      )
  }

  #set(edited: Edited) {
    this.#edited = edited
    for (const listener of this.#listeners) listener()
  }
}

export type Steps = AnswerOf<'pages', 'step'>['steps']

const isEqual = (one: unknown[], other: unknown[]) => one.join('.') === other.join('.')
