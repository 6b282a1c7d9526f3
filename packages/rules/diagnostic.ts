/**
 * Something to fix in what an author, the owner or a developer wrote: where it is, what is wrong, and how to
 * fix it.
 */
export interface Diagnostic {
  /**
   * A path from the project's root, such as "content/blog/queues.md", or another source, such as "secrets".
   */
  file: string
  /** From 1; absent if the problem is not on a particular line. */
  line?: number
  /** From 1. */
  column?: number
  /** The field of the front matter, record or settings, for programs; the message names it too. */
  field?: string
  /** What is wrong, as a statement without a period. */
  message: string
  /** What to do, as an instruction. */
  fix: string
}

/** A problem with a single field. */
export type FieldDiagnostic = Required<Pick<Diagnostic, 'field' | 'message' | 'fix'>>

/** Formats a diagnostic on one line, which editors and terminals turn into a link. */
export function describeDiagnostic(diagnostic: Diagnostic): string {
  return `${locationOf(diagnostic)} ${diagnostic.message}: ${diagnostic.fix}`
}

/** Formats a diagnostic on two lines, for lists that people read. */
export function explainDiagnostic(diagnostic: Diagnostic): string {
  return `${locationOf(diagnostic)} ${diagnostic.message}\n    Fix: ${diagnostic.fix}`
}

/** Returns a location such as "content/blog/queues.md:3:7", which editors and terminals open. */
function locationOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter(Boolean).join(':')
}

/** Returns the line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** A function that finds the same for positions of one text, each not before the last, without reading it anew. */
export function linesOf(text: string): (position: number) => number {
  let [line, read] = [1, 0]
  return (position) => {
    for (
      let next = text.indexOf('\n', read);
      next !== -1 && next < position;
      next = text.indexOf('\n', read)
    ) {
      line += 1
      read = next + 1
    }
    return line
  }
}
