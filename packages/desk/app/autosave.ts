import { useEffect, useState, useSyncExternalStore } from 'react'
import { project } from './project.ts'
import { RequestError } from './request.ts'

/** After what is typed, in ms: until it is shown, and until it is written at the latest. */
const showAfter = 60
const writeAfter = 1000

/** Until a desk that does not answer, or was started again, is asked anew, in ms. */
const retryAfter = 2000

const storagePrefix = `unsaved ${project} `

interface StoredDraft<Draft> {
  draft: Draft
  /** Of the file that it was typed on. */
  version: string
  /** The content of that version, if drafts are merged with it. */
  base?: unknown
}

/** What browsers keep for editors for as long as it is not written, by its file. */
export const storedDrafts = (): [file: string, draft: unknown][] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(storagePrefix))
    .map(([key, text]) => [key.slice(storagePrefix.length), (JSON.parse(text) as StoredDraft<unknown>).draft])

/**
 * A file while somebody edits it: what is typed is shown at once, and stands in the file within a second. Until then it
 * outlives the desk and the window, in the browser.
 */
export abstract class Autosave<Draft, Snapshot> {
  readonly file: string
  #listeners = new Set<() => void>()
  #snapshot: Snapshot | undefined
  #draft: Draft | undefined
  #version = ''
  #error: RequestError | null = null
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
  protected abstract remainder(draft: Draft, sent: Draft): Draft | undefined
  protected abstract createSnapshot(draft: Draft | undefined): Snapshot

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

  snapshot = () => this.#snapshot

  /** Reads the file, and puts on it what an earlier window could not write any more. */
  async load() {
    this.#version = await this.read()
    this.#error = null
    const text = localStorage.getItem(this.#key)
    if (text) {
      const kept = JSON.parse(text) as StoredDraft<Draft>
      this.#draft = kept.draft
      this.#version = kept.version
      if (kept.base) this.base = kept.base
    }
    if (this.#draft !== undefined) this.#schedule()
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
  async resolveConflict(side: 'theirs' | 'ours') {
    if (side === 'theirs') this.#draft = undefined
    localStorage.removeItem(this.#key)
    await this.load()
    this.#store()
  }

  /** Tries again to merge the draft, after somebody has chosen. */
  protected resume() {
    this.#error = null
    return this.save()
  }

  protected edit(draft: Draft) {
    this.#draft = draft
    this.#store()
    this.#schedule()
    this.update()
  }

  /** Tells views that there is something else to show. */
  protected update() {
    this.#snapshot = this.createSnapshot(this.#draft)
    for (const listener of this.#listeners) listener()
  }

  get #isConflict() {
    return this.#error?.status === 409
  }

  get #key() {
    return storagePrefix + this.file
  }

  #store() {
    if (this.#draft === undefined) return localStorage.removeItem(this.#key)
    const kept = { draft: this.#draft, version: this.#version, base: this.base } satisfies StoredDraft<Draft>
    localStorage.setItem(this.#key, JSON.stringify(kept))
  }

  #schedule(wait = writeAfter) {
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
      this.#schedule()
      return
    }
    clearTimeout(this.#showTimer)
    if (write) this.#cancelWrite()
    this.#sending = this.#trySend(this.#draft, write).finally(() => {
      this.#sending = undefined
      this.update()
    })
    return this.#sending
  }

  async #trySend(sent: Draft, write: boolean) {
    try {
      const version = await this.send(sent, this.#version, write)
      if (version !== undefined) {
        this.#version = version
        if (this.#draft !== undefined) this.#draft = this.remainder(this.#draft, sent)
        this.#store()
      }
      if (!this.#isConflict) this.#error = null
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const refused = error.status === 409 ? await this.#mergeWith(sent, error) : error
      if (!refused) return
      // A conflict is settled before anything else is said.
      if (!this.#isConflict) this.#error = refused
      this.#cancelWrite()
      if (refused.status === 0 || refused.isRestarted) this.#schedule(retryAfter)
    }
  }

  /** @returns why it could not be merged, if it could not */
  async #mergeWith(sent: Draft, conflict: RequestError): Promise<RequestError | undefined> {
    try {
      const merged = await this.merge(sent)
      if (!merged) return conflict
      this.#draft = merged.draft
      this.#version = merged.version
      this.#error = null
    } catch (error) {
      if (error instanceof RequestError) return error
      throw error
    }
    this.#store()
    this.onMerged()
    if (this.#draft === undefined) this.#cancelWrite()
    else setTimeout(() => this.#schedule())
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
export function useAutosave<Snapshot>(
  editor: Pick<Autosave<never, Snapshot>, 'subscribe' | 'snapshot' | 'load' | 'save'>,
) {
  const snapshot = useSyncExternalStore(editor.subscribe, editor.snapshot)
  const [error, setError] = useState<Error>()
  useEffect(() => {
    editor.load().catch(setError)
    const saveHidden = () => document.hidden && editor.save()
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveHidden)
      editor.save()
    }
  }, [editor])
  return { snapshot, error }
}
