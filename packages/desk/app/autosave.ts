import { useEffect, useState, useSyncExternalStore } from 'react'
import { project } from './project.ts'
import { CallError } from './request.ts'

/** After what is typed, in ms: until it is shown, and until it is written at the latest. */
const showAfter = 60
const writeAfter = 1000

/** Until a desk that does not answer, or was started again, is asked anew, in ms. */
const retryAfter = 2000

const prefix = `unsaved ${project} `

interface Kept<Draft> {
  draft: Draft
  /** Of the file that it was typed on. */
  version: string
  /** The content of that version, if drafts are merged with it. */
  base?: unknown
}

/** What browsers keep for editors for as long as it is not written, by its file. */
export const keptDrafts = (): [file: string, draft: unknown][] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, text]) => [key.slice(prefix.length), (JSON.parse(text) as Kept<unknown>).draft])

/**
 * A file while somebody edits it: what is typed is shown at once, and stands in the file within a second. Until then it
 * outlives the desk and the window, in the browser.
 */
export abstract class Autosave<Draft, View> {
  readonly file: string
  #listeners = new Set<() => void>()
  #view: View | undefined
  #draft: Draft | undefined
  #version = ''
  #error: CallError | null = null
  #sending: Promise<void> | undefined
  #showTimer: ReturnType<typeof setTimeout> | undefined
  #writeTimer: ReturnType<typeof setTimeout> | undefined

  constructor(file: string) {
    this.file = file
  }

  /** Reads the file. @returns its version */
  protected abstract read(): Promise<string>
  /** Shows a draft, and writes it where that is asked for. @returns the version of the file where it was written */
  protected abstract send(draft: Draft, version: string, write: boolean): Promise<string | undefined>
  /** What is still to be written of a draft, after what was sent of it stands in the file. */
  protected abstract unwritten(draft: Draft, sent: Draft): Draft | undefined
  protected abstract viewOf(draft: Draft | undefined): View

  /** The content that the draft is based on, which an earlier window may have read. */
  protected get base(): unknown {
    return undefined
  }
  protected set base(_: unknown) {}

  /**
   * Merges a draft with what others have written since it was begun.
   * @returns undefined if somebody has to choose first
   */
  protected async merge(_draft: Draft): Promise<{ draft: Draft | undefined; version: string } | undefined> {
    return undefined
  }

  /** What is typed, and not in the file. */
  protected get draft() {
    return this.#draft
  }
  protected get isSending() {
    return this.#sending !== undefined
  }
  get version() {
    return this.#version
  }
  /** What was not done, and why: the file was changed meanwhile (409), or the desk does not answer (0). */
  get error() {
    return this.#error
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = () => this.#view

  /** Reads the file, and puts on it what an earlier window could not write any more. */
  async open() {
    this.#version = await this.read()
    this.#error = null
    const text = localStorage.getItem(this.#key)
    if (text) {
      const kept = JSON.parse(text) as Kept<Draft>
      this.#draft = kept.draft
      this.#version = kept.version
      if (kept.base) this.base = kept.base
    }
    if (this.#draft !== undefined) this.#later()
    this.update()
  }

  /** Called after a draft was merged with what others have written. */
  protected onMerged() {}

  /** Writes what is not written, without waiting. */
  save = async () => {
    await this.#sending
    if (this.#draft !== undefined) await this.#send(true)
  }

  /** After a conflict: forgets what was changed here, or puts it on what others have written. */
  async settle(whose: 'theirs' | 'ours') {
    if (whose === 'theirs') this.#draft = undefined
    localStorage.removeItem(this.#key)
    await this.open()
    this.#keep()
  }

  /** Tries again to merge the draft, after somebody has chosen. */
  protected resume() {
    this.#error = null
    return this.save()
  }

  protected edit(draft: Draft) {
    this.#draft = draft
    this.#keep()
    this.#later()
    this.update()
  }

  /** Tells views that there is something else to show. */
  protected update() {
    this.#view = this.viewOf(this.#draft)
    for (const listener of this.#listeners) listener()
  }

  get #isConflict() {
    return this.#error?.status === 409
  }

  get #key() {
    return prefix + this.file
  }

  #keep() {
    if (this.#draft === undefined) return localStorage.removeItem(this.#key)
    const kept = { draft: this.#draft, version: this.#version, base: this.base } satisfies Kept<Draft>
    localStorage.setItem(this.#key, JSON.stringify(kept))
  }

  #later(wait = writeAfter) {
    clearTimeout(this.#showTimer)
    this.#showTimer = setTimeout(() => this.#send(false), showAfter)
    this.#writeTimer ??= setTimeout(() => {
      this.#writeTimer = undefined
      this.#send(true)
    }, wait)
  }

  #send(write: boolean): Promise<void> | undefined {
    if (this.#draft === undefined || (write && this.#isConflict)) return
    if (this.#sending) {
      this.#later()
      return
    }
    clearTimeout(this.#showTimer)
    if (write) this.#cancelWrite()
    this.#sending = this.#exchange(this.#draft, write).finally(() => {
      this.#sending = undefined
      this.update()
    })
    return this.#sending
  }

  async #exchange(sent: Draft, write: boolean) {
    try {
      const version = await this.send(sent, this.#version, write)
      if (version !== undefined) {
        this.#version = version
        if (this.#draft !== undefined) this.#draft = this.unwritten(this.#draft, sent)
        this.#keep()
      }
      if (!this.#isConflict) this.#error = null
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const refused = error.status === 409 ? await this.#mergeWith(sent, error) : error
      if (!refused) return
      // A conflict is settled before anything else is said.
      if (!this.#isConflict) this.#error = refused
      this.#cancelWrite()
      if (refused.status === 0 || refused.isStartedAgain) this.#later(retryAfter)
    }
  }

  /** @returns why it could not be merged, if it could not */
  async #mergeWith(sent: Draft, conflict: CallError): Promise<CallError | undefined> {
    try {
      const merged = await this.merge(sent)
      if (!merged) return conflict
      this.#draft = merged.draft
      this.#version = merged.version
      this.#error = null
    } catch (error) {
      if (error instanceof CallError) return error
      throw error
    }
    this.#keep()
    this.onMerged()
    if (this.#draft === undefined) this.#cancelWrite()
    else setTimeout(() => this.#later())
    return undefined
  }

  #cancelWrite() {
    clearTimeout(this.#writeTimer)
    this.#writeTimer = undefined
  }
}

/**
 * What an editor shows of its file, once that is read; what is not written yet is written when the view goes.
 * @param editor the same one each time
 */
export function useAutosave<View>(
  editor: Pick<Autosave<never, View>, 'subscribe' | 'snapshot' | 'open' | 'save'>,
) {
  const view = useSyncExternalStore(editor.subscribe, editor.snapshot)
  const [error, setError] = useState<Error>()
  useEffect(() => {
    editor.open().catch(setError)
    const saveHidden = () => document.hidden && editor.save()
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      editor.save()
    }
  }, [editor])
  return { view, error }
}
