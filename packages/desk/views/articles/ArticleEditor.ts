import { Autosave } from '../../app/autosave.ts'
import { type RequestError, type ResponseOf, request } from '../../app/request.ts'
import type { ArticleDraft } from './article.ts'
import type { Fields } from './fields.ts'

type LoadedArticle = ResponseOf<'articles', 'read'>

export interface ArticleSnapshot extends LoadedArticle {
  isSaved: boolean
  error: RequestError | null
  /** Increases with each new preview. */
  previewRevision: number
  /** Increases when the text is replaced other than by typing. */
  revision: number
  canUndo: boolean
}

/** Drafts before each save, by file, until the window is closed. */
const previousDrafts = new Map<string, ArticleDraft[]>()

/** Edits an article; the draft is the whole article. */
export class ArticleEditor extends Autosave<ArticleDraft, ArticleSnapshot> {
  #read!: LoadedArticle
  #previewRevision = 0
  #revision = 0
  #isUndoing = false

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
    const before = previousDrafts.get(this.file)?.pop()
    if (!before) return
    this.#revision += 1
    this.change(before)
    this.#isUndoing = true
  }

  override async resolveConflict(side: 'theirs' | 'ours') {
    this.#revision += 1
    await super.resolveConflict(side)
  }

  protected async read() {
    this.#read = await request('articles', 'read', { file: this.file })
    return this.#read.version
  }

  protected async readNewer(version: string) {
    const read = await request('articles', 'readNewer', { file: this.file, version })
    if (!read) return undefined
    const take = () => {
      this.#read = read
      this.#previewRevision += 1
      this.#revision += 1
      // An older text of this window would undo what others have written.
      previousDrafts.delete(this.file)
    }
    return { version: read.version, take }
  }

  /** What an earlier window of this one has written is no conflict. */
  protected override async merge(draft: ArticleDraft) {
    const read = await request('articles', 'read', { file: this.file })
    const isWritten = (each: ArticleDraft | undefined) => JSON.stringify(each) === JSON.stringify(read.edited)
    if (!isWritten(draft) && !isWritten(this.resumed)) return undefined
    this.#read = read
    return { draft: isWritten(draft) ? undefined : draft, version: read.version }
  }

  protected async send(edited: ArticleDraft, version: string, write: boolean) {
    const { file } = this
    if (!write) {
      await request('articles', 'show', { file, edited })
      this.#previewRevision += 1
      return undefined
    }
    const saved = await request('articles', 'save', { file, version, edited })
    // What is saved before it was previewed is seen by this alone.
    this.#previewRevision += 1
    if (!this.#isUndoing) previousDrafts.set(file, [...(previousDrafts.get(file) ?? []), this.#read.edited])
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
      ...{
        error: this.error,
        previewRevision: this.#previewRevision,
        revision: this.#revision,
        version: this.version,
      },
      canUndo: (previousDrafts.get(this.file)?.length ?? 0) > 0,
    }
  }
}
