import type { Change, Path } from '@lintel/engine/content/change.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { ArticleDraft } from '../articles/draft.ts'
import { guardLeaving } from './address.ts'
import { isPending, keep, keptWith, readKept, release, sendPending } from './kept.ts'
import { RequestError } from './request.ts'

/** In ms after the last edit: until it is previewed, and at the latest written. */
const showAfter = 60
const writeAfter = 1000

/** In ms, while the desk does not respond. */
const retryAfter = 2000

/** In ms, between two questions for what others have written. */
const catchUpInterval = 3000

const storagePrefix = 'unsaved '

interface Newer {
  version: string
  /** Replaces the content that drafts are based on. */
  take: () => void
}

interface StoredDraft<Draft> {
  draft: Draft
  /** The version that the draft is based on. */
  version: string
  /** The content of that version, for drafts that can be merged. */
  base?: unknown
}

/** Unsaved drafts, by their files. */
export const storedDrafts = (): [file: string, draft: AnyDraft][] =>
  keptWith(storagePrefix).map(([file, text]) => [file, (JSON.parse(text) as StoredDraft<AnyDraft>).draft])

/** The changes of a record, or the whole text of an article. */
type AnyDraft = Change[] | ArticleDraft

/** The words of the stored draft of a file. */
export const storedWords = (file: string): string =>
  storedDrafts()
    .flatMap(([each, draft]) => (each === file ? stringsIn(draft) : []))
    .join('\n\n')

/** The words of drafts that only this window has, one text for each file. */
export const pendingWords = (): string[] =>
  [...unsaved].flatMap(({ pendingDraft }) =>
    pendingDraft === undefined ? [] : stringsIn(pendingDraft).join('\n\n'),
  )

/** The texts of an article, or of a record's changes without their paths. */
function stringsIn(draft: unknown): string[] {
  if (typeof draft === 'string') return [draft]
  if (typeof draft !== 'object' || draft === null) return []
  return Object.entries(draft).flatMap(([key, value]) =>
    ['kind', 'path'].includes(key) ? [] : stringsIn(value),
  )
}

/** The editors that have a draft. */
const unsaved = new Set<Pick<Autosave<unknown, unknown>, 'file' | 'save' | 'discard' | 'pendingDraft'>>()

/** Writes all drafts of this window, before an action that needs them on the disk. */
export async function saveAll() {
  for (const editor of [...unsaved]) await editor.save()
}

/** Drops a draft that its file has, unless it was edited since. */
export function discardSaved(file: string, draft: AnyDraft) {
  const stored = storedDrafts().find(([each]) => each === file)
  if (JSON.stringify(stored?.[1]) === JSON.stringify(draft)) keep(storagePrefix + file, null)
}

/**
 * Drops what is unsaved of a file, because it is gone, or is another one now.
 * @param path of the part of the record that is gone; empty for all of it
 */
export function discardDraft(file: string, path: Path = []) {
  // What an editor still tries to write would be kept again.
  if (path.length === 0) for (const editor of [...unsaved]) if (editor.file === file) editor.discard()
  const key = storagePrefix + file
  const stored = JSON.parse(readKept(key) ?? '{}') as Partial<StoredDraft<unknown>>
  const isGone = (change: Change) => path.every((each, index) => change.path[index] === each)
  const rest = Array.isArray(stored.draft) ? stored.draft.filter((each: Change) => !isGone(each)) : []
  keep(key, rest.length > 0 ? JSON.stringify({ ...stored, draft: rest }) : null)
}

/**
 * A file that is being edited. A draft is previewed at once and written within a second; until then it is kept for a later
 * window, because the desk or this window may crash.
 */
export abstract class Autosave<Draft, Snapshot> {
  readonly file: string
  #listeners = new Set<() => void>()
  #snapshot: Snapshot | undefined
  #draft: Draft | undefined
  #version = ''
  #resumed: Draft | undefined
  /** How often something was edited. */
  #edits = 0
  #error: RequestError | null = null
  #sending: Promise<void> | undefined
  #showTimer: ReturnType<typeof setTimeout> | undefined
  #writeTimer: ReturnType<typeof setTimeout> | undefined
  /** What is to be sent once the desk has answered what was sent before. */
  #due: 'show' | 'write' | undefined

  constructor(file: string) {
    this.file = file
  }

  /** @returns the version of the file */
  protected abstract read(): Promise<string>
  /**
   * Asks for what others have written since a version.
   * @returns undefined if it is the current one
   */
  protected abstract readNewer(version: string): Promise<Newer | undefined>
  /** Previews a draft, and writes it if asked to. @returns the new version if it was written */
  protected abstract send(draft: Draft, version: string, write: boolean): Promise<string | undefined>
  /** @returns what is left to write of a draft after `sent` was written */
  protected abstract remainder(draft: Draft, sent: Draft): Draft | undefined
  protected abstract createSnapshot(draft: Draft | undefined): Snapshot

  /** The content that the draft is based on. */
  protected get base(): unknown {
    return undefined
  }
  protected set base(_: unknown) {}

  /**
   * Merges a draft with what others have written since.
   * @returns undefined if somebody has to resolve a conflict first
   */
  protected async merge(_draft: Draft): Promise<{ draft: Draft | undefined; version: string } | undefined> {
    return undefined
  }

  protected get draft() {
    return this.#draft
  }
  /** What an earlier window could not write, or has written without knowing it: its last request may have arrived. */
  protected get resumed() {
    return this.#resumed
  }
  protected get isSending() {
    return this.#sending !== undefined
  }
  get version() {
    return this.#version
  }
  /** The last failure: a conflict (409), or a desk that does not respond (0). */
  get error() {
    return this.#error
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = () => this.#snapshot

  /** Reads the file, and resumes a draft that an earlier window could not write. */
  async load() {
    this.#version = await this.read()
    this.#error = null
    const text = readKept(this.#key)
    if (text) {
      const stored = JSON.parse(text) as StoredDraft<Draft>
      this.#draft = stored.draft
      this.#resumed = stored.draft
      this.#version = stored.version
      if (stored.base) this.base = stored.base
    }
    if (this.#draft !== undefined) this.#schedule()
    this.update()
  }

  protected onMerged() {}

  /**
   * Takes over what others have written, while nothing of this window is unsaved: before the question, and again when
   * the answer has arrived.
   * @param apply runs the change of the snapshot
   */
  catchUp = async (apply: (change: () => void) => void = (change) => change()) => {
    const [version, edits] = [this.#version, this.#edits]
    const isUnchanged = () => this.#version === version && this.#edits === edits
    const isIdle = () =>
      this.#snapshot !== undefined && this.#draft === undefined && !this.#sending && isUnchanged()
    if (!isIdle()) return
    try {
      const newer = await this.readNewer(version)
      if (!isIdle() || (!newer && !this.#error)) return
      newer?.take()
      this.#version = newer?.version ?? version
      this.#error = null
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (!isIdle()) return
      this.#error = error
    }
    apply(() => this.update())
  }

  /** Writes the draft without waiting for the timer. */
  save = async () => {
    while (this.#sending) await this.#sending
    if (this.#draft !== undefined) await this.#send(true)
  }

  /** Forgets the draft, because its file is gone. */
  discard() {
    clearTimeout(this.#showTimer)
    this.#cancelWrite()
    this.#draft = undefined
    this.#store()
    this.update()
  }

  /** Keeps the draft again once another window, which has kept its own in its place, has saved that. */
  keepAgain = ({ key, newValue }: StorageEvent) => {
    if (key === this.#key && newValue === null && this.#draft !== undefined) this.#store()
  }

  /** After a conflict: discards the draft, or bases it on what others have written. */
  async resolveConflict(side: 'theirs' | 'ours') {
    if (side === 'theirs') this.#draft = undefined
    keep(this.#key, null)
    await this.load()
    this.#store()
  }

  /** Retries after a conflict was resolved. */
  protected resume() {
    this.#error = null
    return this.save()
  }

  protected edit(draft: Draft) {
    this.#draft = draft
    this.#edits++
    this.#store()
    this.#schedule()
    this.update()
  }

  protected update() {
    this.#snapshot = this.createSnapshot(this.#draft)
    for (const listener of this.#listeners) listener()
  }

  get #isConflict() {
    return this.#error?.status === 409
  }

  /** Whether a draft waits for the owner to choose between it and what others have written. */
  get isInConflict() {
    return this.#isConflict && this.#draft !== undefined
  }

  get #key() {
    return storagePrefix + this.file
  }

  /** The draft, where only this window has it. */
  get pendingDraft(): Draft | undefined {
    return isPending(this.#key, this.#stored) ? this.#draft : undefined
  }

  get #stored() {
    const { base, version } = this
    return JSON.stringify({ draft: this.#draft, version, base } satisfies Partial<StoredDraft<Draft>>)
  }

  #store() {
    if (this.#draft === undefined) {
      unsaved.delete(this)
      return release(this.#key)
    }
    unsaved.add(this)
    keep(this.#key, this.#stored)
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
      if (write || !this.#due) this.#due = write ? 'write' : 'show'
      return
    }
    clearTimeout(this.#showTimer)
    if (write) this.#cancelWrite()
    this.#sending = this.#trySend(this.#draft, write).finally(() => {
      this.#sending = undefined
      this.update()
      const due = this.#due
      this.#due = undefined
      if (due) this.#send(due === 'write')
    })
    return this.#sending
  }

  async #trySend(sent: Draft, write: boolean) {
    // If the desk ends right after this, its next start has a draft that is as new as the file.
    if (write) sendPending()
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
      // A conflict must be resolved first, so its error stays.
      if (!this.#isConflict) this.#error = refused
      // What was typed meanwhile is still to be written.
      if (this.#draft === sent) this.#cancelWrite()
      if (refused.isUnreachable) this.#schedule(retryAfter)
    }
  }

  /** @returns the error, if it could not be merged */
  async #mergeWith(sent: Draft, conflict: RequestError): Promise<RequestError | undefined> {
    try {
      const merged = await this.merge(sent)
      if (!merged) return conflict
      if (this.#draft === undefined) return undefined
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
    if (this.#due === 'write') this.#due = undefined
  }
}

const leaveQuestion =
  'Your words here are not saved yet, because somebody else has changed the same text. Leave them? They stay in this browser until another window changes this text.'

/**
 * The snapshot of an editor. It loads the file, and writes the draft when the view unmounts.
 * @param editor must be stable between renders
 */
export function useAutosave<Snapshot>(
  editor: Pick<
    Autosave<never, Snapshot>,
    'subscribe' | 'snapshot' | 'load' | 'save' | 'catchUp' | 'keepAgain' | 'isInConflict'
  >,
) {
  const snapshot = useSyncExternalStore(editor.subscribe, editor.snapshot)
  const [error, setError] = useState<Error>()
  useEffect(() => {
    editor.load().catch(setError)
    const catchUp = () => document.hidden || editor.catchUp(keepCaret)
    const onVisibility = () => (document.hidden ? editor.save() : catchUp())
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('focus', catchUp)
    addEventListener('storage', editor.keepAgain)
    const warn = (event: BeforeUnloadEvent) => editor.isInConflict && event.preventDefault()
    addEventListener('beforeunload', warn)
    const removeGuard = guardLeaving(() => !editor.isInConflict || confirm(leaveQuestion))
    const timer = setInterval(catchUp, catchUpInterval)
    return () => {
      removeGuard()
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', onVisibility)
      removeEventListener('focus', catchUp)
      removeEventListener('storage', editor.keepAgain)
      clearInterval(timer)
      editor.save()
    }
  }, [editor])
  return { snapshot, error }
}

/** Keeps the caret in its place, because a field whose value is replaced moves it to the end. */
function keepCaret(change: () => void) {
  const field = document.activeElement
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  const [start, end] = isText ? [field.selectionStart, field.selectionEnd] : [null, null]
  flushSync(change)
  if (isText && start !== null) field.setSelectionRange(start, end)
}
