import { applyChange, type Change } from '@lintel/engine/content/change.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { useMemo } from 'react'
import { Autosave, useAutosave } from '../app/autosave.ts'
import { type RequestError, type ResponseOf, request } from '../app/request.ts'

type OpenedRecord = ResponseOf<'pages', 'open'>

type Conflict = ResponseOf<'pages', 'merge'>['conflicts'][number]

export type Steps = ResponseOf<'pages', 'step'>['steps']

export interface EditedRecord
  extends Pick<
    OpenedRecord,
    'field' | 'tokens' | 'tokenNames' | 'claims' | 'records' | 'version' | 'isRemovable'
  > {
  record: unknown
  diagnostics: Diagnostic[]
  state: 'saved' | 'unsaved' | 'faulty'
  error: RequestError | null
  /** Fields that were changed differently here and elsewhere. */
  conflicts: Conflict[]
}

/** Edits a record. Its draft is the list of changes that are not written yet. */
export class RecordEditor extends Autosave<Change[], EditedRecord> {
  #opened!: OpenedRecord
  /** Changes that the server has refused to write. */
  #rejected: Change[] = []
  #conflicts: Conflict[] = []
  /** The side that was chosen for each conflict, by field. */
  #choices: Record<string, 'mine' | 'theirs'> = {}
  #onShown: (steps: Steps) => void

  /** @param onShown called after the preview on the server includes the changes */
  constructor(file: string, onShown: (steps: Steps) => void) {
    super(file)
    this.#onShown = onShown
  }

  change(change: Change) {
    const changes = this.draft ?? []
    const last = changes.at(-1)
    const isSame =
      change.kind === 'set' && last?.kind === 'set' && !this.isSending && isEqual(change.path, last.path)
    this.#rejected = []
    this.edit([...(isSame ? changes.slice(0, -1) : changes), change])
  }

  /** Resolves the conflict in a field. */
  choose(field: string, take: 'mine' | 'theirs') {
    this.#choices[field] = take
    return this.resume()
  }

  protected override get base() {
    return this.#opened.record
  }
  protected override set base(record) {
    this.#opened = { ...this.#opened, record }
  }

  protected override onMerged() {
    this.#onShown(this.#opened.steps)
  }

  protected override async merge(sent: Change[]) {
    const { opened, changes, conflicts } = await request('pages', 'merge', {
      file: this.file,
      base: this.base,
      changes: sent,
      choices: this.#choices,
    })
    this.#conflicts = conflicts
    if (conflicts.length > 0) return undefined
    this.#opened = opened
    this.#rejected = []
    this.#choices = {}
    const draft = [...changes, ...(this.draft ?? []).slice(sent.length)]
    return { draft: draft.length > 0 ? draft : undefined, version: opened.version }
  }

  protected async read() {
    this.#opened = await request('pages', 'open', { file: this.file })
    return this.#opened.version
  }

  protected async readNewer(version: string) {
    const opened = await request('pages', 'openNewer', { file: this.file, version })
    if (!opened) return undefined
    const take = () => {
      this.#opened = opened
      this.#onShown(opened.steps)
    }
    return { version: opened.version, take }
  }

  protected async send(changes: Change[], version: string, write: boolean) {
    const result = await request('pages', 'change', { file: this.file, version, changes, write })
    this.#rejected = result.rejected.flatMap((index) => changes[index] ?? [])
    this.#opened = { ...this.#opened, diagnostics: result.diagnostics }
    if (result.isWritten) {
      const written = changes.filter((each) => !this.#rejected.includes(each))
      this.#opened.record = written.reduce(applyChange, this.#opened.record)
    }
    if (result.isShown) this.#onShown(result.steps)
    return result.isWritten ? result.version : undefined
  }

  protected remainder(changes: Change[], sent: Change[]) {
    const rest = [...this.#rejected, ...changes.slice(sent.length)]
    return rest.length > 0 ? rest : undefined
  }

  protected createSnapshot(changes: Change[] | undefined): EditedRecord {
    const state = this.#rejected.length > 0 ? 'faulty' : changes ? 'unsaved' : 'saved'
    const record = (changes ?? []).reduce(applyChange, this.#opened.record)
    return {
      ...this.#opened,
      version: this.version,
      record,
      state,
      error: this.error,
      conflicts: this.#conflicts,
    }
  }
}

const isEqual = (one: unknown[], other: unknown[]) => one.join('.') === other.join('.')

/** @param onShown called after the preview includes the changes; must be stable between renders */
export function useRecord(file: string, onShown: (steps: Steps) => void) {
  const editor = useMemo(() => new RecordEditor(file, onShown), [file, onShown])
  const { snapshot: edited, error } = useAutosave(editor)
  return { editor, edited, error }
}
