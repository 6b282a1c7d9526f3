import { Autosave } from '../../app/autosave.ts'
import { type AnswerOf, type CallError, call } from '../../app/request.ts'
import type { Edited } from './article.ts'
import type { Fields } from './fields.ts'

type Read = AnswerOf<'articles', 'read'>

/** What a view shows of an article that is being edited. */
export interface OpenArticle extends Read {
  isSaved: boolean
  error: CallError | null
  /** Grows whenever the page has become another. */
  shown: number
  /** Grows whenever the text has become another by other means than typing. */
  revision: number
  canUndo: boolean
}

/** What was in the files before each save, for the length of the day. */
const former = new Map<string, Edited[]>()

/** An article that is edited: its draft is the whole of it. */
export class ArticleEditor extends Autosave<Edited, OpenArticle> {
  #read!: Read
  #shown = 0
  #revision = 0
  #goesBack = false

  change = (changes: Partial<Edited>) => {
    this.#goesBack = false
    this.edit({ ...(this.draft ?? this.#read.edited), ...changes })
  }

  changeFields = (changes: Partial<Fields>) => {
    const { fields } = this.draft ?? this.#read.edited
    if (fields) this.change({ fields: { ...fields, ...changes } })
  }

  /** Goes back over the last save. */
  undo = () => {
    const before = former.get(this.file)?.pop()
    if (!before) return
    this.#revision += 1
    this.change(before)
    this.#goesBack = true
  }

  override async settle(whose: 'theirs' | 'ours') {
    this.#revision += 1
    await super.settle(whose)
  }

  protected async read() {
    this.#read = await call('articles', 'read', { file: this.file })
    return this.#read.version
  }

  protected async send(edited: Edited, version: string, write: boolean) {
    const { file } = this
    if (!write) {
      await call('articles', 'show', { file, edited })
      this.#shown += 1
      return undefined
    }
    const saved = await call('articles', 'save', { file, version, edited })
    if (!this.#goesBack) former.set(file, [...(former.get(file) ?? []), this.#read.edited])
    this.#goesBack = false
    this.#read = { ...this.#read, ...saved, edited }
    return saved.version
  }

  protected unwritten(edited: Edited, sent: Edited) {
    return edited === sent ? undefined : edited
  }

  protected viewOf(draft: Edited | undefined): OpenArticle {
    return {
      ...this.#read,
      edited: draft ?? this.#read.edited,
      isSaved: draft === undefined,
      ...{ error: this.error, shown: this.#shown, revision: this.#revision, version: this.version },
      canUndo: (former.get(this.file)?.length ?? 0) > 0,
    }
  }
}
