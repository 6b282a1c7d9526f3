/** Something in the content that the build does not accept, where it stands, and what to do. */
export interface Fault {
  file: string
  /** From 1. */
  line: number
  what: string
  cure: string
}

export function describeFault({ file, line, what, cure }: Fault): string {
  return `${file}:${line} ${what}: ${cure}`
}

/** The line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
