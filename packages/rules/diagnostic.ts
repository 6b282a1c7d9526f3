/** Something to fix in what an author, the owner or a developer wrote: where, what, and how to fix it. */
export interface Diagnostic {
  /** From the project's folder: "content/blog/queues.md"; or what else holds it, such as "secrets". */
  file: string
  /** From 1. Not of what no line of the file says. */
  line?: number
  /** From 1. */
  column?: number
  /** Of the front matter, the record or the settings, for programs: the message names it too. */
  field?: string
  /** A statement that is true of the place, without a full stop. */
  message: string
  /** What to do, as a request. */
  fix: string
}

/** What is wrong with one field of what is looked at. */
export type FieldDiagnostic = Required<Pick<Diagnostic, 'field' | 'message' | 'fix'>>

/** One line that editors and terminals make a link of. */
export function describeDiagnostic(diagnostic: Diagnostic): string {
  return `${locationOf(diagnostic)} ${diagnostic.message}: ${diagnostic.fix}`
}

/** The same on two lines, for a list that people read. */
export function explainDiagnostic(diagnostic: Diagnostic): string {
  return `${locationOf(diagnostic)} ${diagnostic.message}\n    Fix: ${diagnostic.fix}`
}

/** "content/blog/queues.md:3:7", which editors and terminals open. */
function locationOf({ file, line, column }: Diagnostic): string {
  return [file, line, column].filter(Boolean).join(':')
}

/** The line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
