import { createHash } from 'node:crypto'
import { withTypographicQuotes, withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import type { Path } from '@lintel/engine/content/change.ts'
import { admissionsFile, unansweredFile } from '@lintel/engine/content/questions.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'

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
   * both; `twins` are two new files of one name; `folder` is a file on one side, and on the other a folder of its name,
   * as a list of what lies in it.
   */
  kind: 'words' | 'value' | 'order' | 'name' | 'removed' | 'picture' | 'twins' | 'folder'
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

/** What is wrong with a text that is to stand in a field, if anything. */
export type FindProblem = (file: string, path: Path, text: string) => Diagnostic | undefined

/**
 * Looks up choices, and collects conflicts. One's own side is taken until somebody has chosen, and has written a text
 * that can stand there.
 */
export class ConflictResolver {
  conflicts: Conflict[] = []
  readonly #choices: Choices
  readonly #findProblem: FindProblem
  /** The ids of conflicts whose text was refused. */
  readonly #refused = new Set<string>()

  constructor(choices: Choices, findProblem: FindProblem = () => undefined) {
    this.#choices = choices
    this.#findProblem = findProblem
  }

  get unresolved(): Conflict[] {
    return this.conflicts.filter(({ id }) => !this.#choices[id] || this.#refused.has(id))
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
    const heading = refersToHeadings(file) && this.#headingOf(conflict)
    if (heading) {
      const { take, text } = this.resolve(heading.file, heading)
      return { take, text: text && withoutMark(text) }
    }
    const entry = { id: idOf({ file, ...conflict }), file, ...conflict }
    if (!this.conflicts.some(({ id }) => id === entry.id)) this.conflicts.push(entry)
    const choice = this.#choices[entry.id] ?? { take: 'mine' }
    if (choice.take !== 'both' || conflict.kind !== 'words') return choice
    const text = withTypographyInText(entry, choice.text ?? `${conflict.mine} ${conflict.theirs}`)
    // In the merge, it would make the whole file invalid, which would then be taken from one side.
    if (this.#findProblem(file, conflict.path, text)) {
      this.#refused.add(entry.id)
      return { take: 'mine' }
    }
    return { ...choice, text }
  }

  /** What was chosen in place of a heading that one side had given the text of a file; undefined where it was none. */
  chosenHeading(file: string, heading: string): string | undefined {
    const isIn = ({ mine, theirs }: Conflict) => [mine, theirs].map((each) => withoutMark(String(each)))
    const conflict = this.conflicts.find(
      (each) => each.kind === 'words' && each.file === file && isIn(each).includes(heading),
    )
    if (!conflict) return undefined
    const { take, text } = this.resolve(file, conflict)
    return withoutMark(take === 'both' ? (text ?? '') : String(conflict[take]))
  }

  /** The conflict of the page about the heading that both sides refer to. */
  #headingOf({ kind, mine, theirs }: Omit<Conflict, 'id' | 'file'>): Conflict | undefined {
    if (kind !== 'name' && kind !== 'words') return undefined
    return this.conflicts.find(
      (each) =>
        each.kind === 'words' &&
        !refersToHeadings(each.file) &&
        withoutMark(String(each.mine)) === mine &&
        withoutMark(String(each.theirs)) === theirs,
    )
  }
}

/** Questions, and what admits that there is no answer, name the headings of pages. */
export const refersToHeadings = (file: string) =>
  file.startsWith('content/questions/') || file === unansweredFile || file === admissionsFile

/** Of a heading in Markdown. */
const withoutMark = (text: string) => text.replace(/^#+\s+/, '')

/** As in forms: checks refuse straight quotes in prose, and no space stands at either end. */
export function withTypographyInText({ file, path }: Pick<Conflict, 'file' | 'path'>, text: string): string {
  const key = path.at(-1)
  return /\.mdx?$/.test(file) && typeof key === 'number'
    ? withTypographicQuotes(text)
    : String(withTypographicTexts(file, text.trim(), key))
}

function idOf({ file, kind, path, mine, theirs }: Omit<Conflict, 'id'>): string {
  const hash = createHash('sha256').update(JSON.stringify([mine ?? null, theirs ?? null]))
  return `${kind} ${file}#${path.join('.')} ${hash.digest('hex').slice(0, 16)}`
}
