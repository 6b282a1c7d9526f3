import { createHash } from 'node:crypto'
import { withTypographicQuotes, withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import type { Path } from '@lintel/engine/content/change.ts'

/** A field or file that both sides have changed differently. */
export interface Conflict {
  /** Includes a hash of both sides, so that a choice only applies to the words it was made for. */
  id: string
  file: string
  /** The path of the field, or the index of a paragraph. Empty for a whole file. */
  path: Path
  /**
   * `words` can be merged by hand; `value` is any other field; `order` is the order of a list; `name` is the name of a
   * file or the key of a group; `removed` was removed by one side and changed by the other; `picture` was replaced by
   * both; `twins` are two new files of one name.
   */
  kind: 'words' | 'value' | 'order' | 'name' | 'removed' | 'picture' | 'twins'
  /** Undefined if it was removed. */
  mine: unknown
  theirs: unknown
}

export interface Choice {
  take: 'mine' | 'theirs' | 'both'
  /** The merged words, for a conflict of `words`. */
  text?: string | undefined
}

export type Choices = Record<string, Choice>

export type ResolveConflict = (conflict: Omit<Conflict, 'id' | 'file'>) => Choice

/** Looks up choices, and collects conflicts. One's own side is taken until somebody has chosen. */
export class ConflictResolver {
  conflicts: Conflict[] = []
  readonly #choices: Choices

  constructor(choices: Choices) {
    this.#choices = choices
  }

  get unresolved(): Conflict[] {
    return this.conflicts.filter(({ id }) => !this.#choices[id])
  }

  /**
   * Starts the merge of a file, or starts it again.
   * @returns what resolves its conflicts
   */
  startFile(file: string): ResolveConflict {
    this.conflicts = this.conflicts.filter((each) => each.file !== file)
    return (conflict) => this.resolve(file, conflict)
  }

  resolve(file: string, conflict: Omit<Conflict, 'id' | 'file'>): Choice {
    const entry = { id: idOf({ file, ...conflict }), file, ...conflict }
    if (!this.conflicts.some(({ id }) => id === entry.id)) this.conflicts.push(entry)
    const choice = this.#choices[entry.id]
    return choice ? { ...choice, text: choice.text && withTypography(entry, choice.text) } : { take: 'mine' }
  }
}

/** Checks refuse straight quotes in prose. */
function withTypography({ file, path }: Conflict, text: string): string {
  const key = path.at(-1)
  return /\.mdx?$/.test(file) && typeof key === 'number'
    ? withTypographicQuotes(text)
    : String(withTypographicTexts(file, text, key))
}

function idOf({ file, kind, path, mine, theirs }: Omit<Conflict, 'id'>): string {
  const hash = createHash('sha256').update(JSON.stringify([mine ?? null, theirs ?? null]))
  return `${kind} ${file}#${path.join('.')} ${hash.digest('hex').slice(0, 16)}`
}
