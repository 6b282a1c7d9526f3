import type { SQLInputValue } from 'node:sqlite'

/** A request to the database thread: the statements of one transaction, or a single one. */
export interface Call {
  id: number
  statements: { sql: string; values: SQLInputValue[] }[]
  isTransaction: boolean
  /** When the caller stops waiting for the result, by `monotonicTime`. */
  deadline: number
}

export type Reply = { id: number; results: Record<string, unknown>[][] } | { id: number; error: string }

/** Sent whenever the thread opens or closes the files, with their `identityOf`. */
export interface OpenResult {
  opened: string | undefined
}

/** A clock in ms that all threads share and that changes of the system time do not affect. */
export const monotonicTime = () => Math.round(Number(process.hrtime.bigint()) / 1e6)
