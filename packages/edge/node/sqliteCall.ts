import type { SQLInputValue } from 'node:sqlite'

/** What the server asks of the thread of its database: statements of one transaction, or a single one. */
export interface Call {
  id: number
  statements: { sql: string; values: SQLInputValue[] }[]
  isTransaction: boolean
  /** When nobody waits for the result any more, by `monotonicTime`. */
  deadline: number
}

export type Reply = { id: number; results: Record<string, unknown>[][] } | { id: number; error: string }

/** What the thread says of the files, by `identityOf`, whenever it has opened or closed them. */
export interface OpenResult {
  opened: string | undefined
}

/** In ms, the same on all threads, whatever happens to the clock. */
export const monotonicTime = () => Math.round(Number(process.hrtime.bigint()) / 1e6)
