import { createHash } from 'node:crypto'
import { withTypographicQuotes, withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import type { Path } from '@lintel/engine/content/change.ts'

/** What two people have changed, each in another way, so that one of them has to choose. */
export interface Conflict {
  /** Names it as long as both say what they say now: a choice is good for these words alone. */
  id: string
  file: string
  /** Of the field; in the text of an article, the number of the paragraph. Empty where it is about all of a file. */
  path: Path
  /**
   * `words` can be brought together by hand; `value` is anything else that a field holds; `order` is that of a list;
   * `name` is what a record or a group is called; `removed` was taken away by one and changed by the other; `picture` was
   * replaced by both; `twins` are two new records of one name.
   */
  kind: 'words' | 'value' | 'order' | 'name' | 'removed' | 'picture' | 'twins'
  /** What each says; undefined where it was removed. */
  mine: unknown
  theirs: unknown
}

export interface Choice {
  take: 'mine' | 'theirs' | 'both'
  /** What stands there instead, of `words` that were brought together. */
  text?: string | undefined
}

export type Choices = Record<string, Choice>

/** Asks for a choice where both have changed the same. */
export type ResolveConflict = (conflict: Omit<Conflict, 'id' | 'file'>) => Choice

/** Looks up what was chosen, and collects what is asked. Until somebody has chosen, one's own words stand. */
export class ConflictResolver {
  conflicts: Conflict[] = []
  readonly #choices: Choices

  constructor(choices: Choices) {
    this.#choices = choices
  }

  /** What nobody has chosen yet. */
  get unresolved(): Conflict[] {
    return this.conflicts.filter(({ id }) => !this.#choices[id])
  }

  /** @returns what settles conflicts within a file, whose merge begins, or begins again */
  startFile(file: string): ResolveConflict {
    this.conflicts = this.conflicts.filter((each) => each.file !== file)
    return (conflict) => this.resolve(file, conflict)
  }

  resolve(file: string, conflict: Omit<Conflict, 'id' | 'file'>): Choice {
    const found = { id: idOf({ file, ...conflict }), file, ...conflict }
    if (!this.conflicts.some(({ id }) => id === found.id)) this.conflicts.push(found)
    const choice = this.#choices[found.id]
    return choice ? { ...choice, text: choice.text && withTypography(found, choice.text) } : { take: 'mine' }
  }
}

/** Keyboards have straight quotes alone, which the checks refuse in prose. */
function withTypography({ file, path }: Conflict, text: string): string {
  const key = path.at(-1)
  return /\.mdx?$/.test(file) && typeof key === 'number'
    ? withTypographicQuotes(text)
    : String(withTypographicTexts(file, text, key))
}

function idOf({ file, kind, path, mine, theirs }: Omit<Conflict, 'id'>): string {
  const digest = createHash('sha256').update(JSON.stringify([mine ?? null, theirs ?? null]))
  return `${kind} ${file}#${path.join('.')} ${digest.digest('hex').slice(0, 16)}`
}
