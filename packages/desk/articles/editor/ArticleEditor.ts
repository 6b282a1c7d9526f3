import { Autosave } from '../../app/autosave.ts'
import { type RequestError, type ResponseOf, request } from '../../app/request.ts'
import type { ArticleDraft, Fields } from '../draft.ts'

/** An article, or a legal text, whose front matter is no part of it. */
type LoadedArticle = ResponseOf<'articles', 'read'> &
  Partial<Pick<ResponseOf<'legal', 'read'>, 'title' | 'effective'>>

export interface ArticleSnapshot extends LoadedArticle {
  isSaved: boolean
  error: RequestError | null
  /** Increases with each new preview. */
  previewRevision: number
  /** Increases when the text is replaced other than by typing. */
  revision: number
  canUndo: boolean
}

/** How many saves of an article can be taken back. */
const mostSteps = 50

const drafts = new Map<string, ArticleDraft[]>()
const keyOf = (file: string) => `undo ${file}`

/** What was in an article before each save, newest last, since the window was opened: a reload keeps it. */
function draftsBefore(file: string): readonly ArticleDraft[] {
  const kept = drafts.get(file) ?? (JSON.parse(sessionStorage.getItem(keyOf(file)) ?? '[]') as ArticleDraft[])
  drafts.set(file, kept)
  return kept
}

function keepDrafts(file: string, before: readonly ArticleDraft[]) {
  const kept = before.slice(-mostSteps)
  drafts.set(file, kept)
  try {
    sessionStorage.setItem(keyOf(file), JSON.stringify(kept))
  } catch {
    // The storage is full, and without it only a reload loses them.
    sessionStorage.removeItem(keyOf(file))
  }
}

/** Edits an article; the draft is the whole article. */
export class ArticleEditor extends Autosave<ArticleDraft, ArticleSnapshot> {
  readonly #view: 'articles' | 'legal'
  #read!: LoadedArticle
  #previewRevision = 0
  #revision = 0
  #isUndoing = false

  /** @param view whose actions read and write it */
  constructor(file: string, view: 'articles' | 'legal' = 'articles') {
    super(file)
    this.#view = view
  }

  change = (changes: Partial<ArticleDraft>) => {
    this.#isUndoing = false
    this.edit({ ...(this.draft ?? this.#read.edited), ...changes })
  }

  changeFields = (changes: Partial<Fields>) => {
    const { fields } = this.draft ?? this.#read.edited
    if (fields) this.change({ fields: { ...fields, ...changes } })
  }

  /** Puts another text in place of all of it, as a save that can be taken back. */
  replace = async (text: ArticleDraft) => {
    await this.save()
    this.#revision += 1
    this.change(text)
    await this.save()
  }

  /** Takes back the last save. A draft is saved first, so that it is what is taken back. */
  undo = async () => {
    await this.save()
    if (this.draft !== undefined) return
    const before = draftsBefore(this.file).at(-1)
    if (!before) return
    keepDrafts(this.file, draftsBefore(this.file).slice(0, -1))
    this.#revision += 1
    this.change(before)
    this.#isUndoing = true
  }

  protected async read() {
    this.#read = await request(this.#view, 'read', { file: this.file })
    this.#revision += 1
    return this.#read.version
  }

  protected async readNewer(version: string) {
    const read = await request(this.#view, 'readNewer', { file: this.file, version })
    if (!read) return undefined
    const take = () => {
      this.#read = read
      this.#previewRevision += 1
      this.#revision += 1
      // An older text of this window would undo what others have written.
      keepDrafts(this.file, [])
    }
    return { version: read.version, take }
  }

  /** What an earlier window of this one has written is no conflict. */
  protected override async merge(draft: ArticleDraft) {
    const read = await request(this.#view, 'read', { file: this.file })
    const isWritten = (each: ArticleDraft | undefined) => JSON.stringify(each) === JSON.stringify(read.edited)
    if (!isWritten(draft) && !isWritten(this.resumed)) return undefined
    this.#read = read
    return { draft: isWritten(draft) ? undefined : draft, version: read.version }
  }

  protected async send(edited: ArticleDraft, version: string, write: boolean) {
    const { file } = this
    if (!write) {
      await request(this.#view, 'show', { file, edited })
      this.#previewRevision += 1
      return undefined
    }
    const saved = await request(this.#view, 'save', { file, version, edited })
    // What is saved before it was previewed is seen by this alone.
    this.#previewRevision += 1
    if (!this.#isUndoing && saved.version !== version)
      keepDrafts(file, [...draftsBefore(file), this.#read.edited])
    this.#isUndoing = false
    this.#read = { ...this.#read, ...saved, edited }
    return saved.version
  }

  protected remainder(edited: ArticleDraft, sent: ArticleDraft) {
    return edited === sent ? undefined : edited
  }

  protected createSnapshot(draft: ArticleDraft | undefined): ArticleSnapshot {
    return {
      ...this.#read,
      edited: draft ?? this.#read.edited,
      isSaved: draft === undefined,
      error: this.error,
      previewRevision: this.#previewRevision,
      revision: this.#revision,
      version: this.version,
      canUndo: draftsBefore(this.file).length > 0,
    }
  }
}
