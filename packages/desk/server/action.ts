import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import type { GenericSchema, InferOutput } from 'valibot'

/**
 * A request that the window may make of a view. Its input is validated before it runs, and its output must survive JSON.
 */
export interface Action<Schema extends GenericSchema = GenericSchema, Output = unknown> {
  schema: Schema
  run: (input: InferOutput<Schema>) => Output | Promise<Output>
}

export type Actions = Record<string, Action>

export function action<const Schema extends GenericSchema, Output>(
  schema: Schema,
  run: (input: InferOutput<Schema>) => Output | Promise<Output>,
): Action<Schema, Output> {
  return { schema, run }
}

/** An expected refusal, which the window shows next to the control that caused it. */
export class DeskError extends Error {
  readonly diagnostic: Diagnostic
  readonly status: 400 | 403 | 404 | 409 | 422
  readonly currentText: string | undefined

  /** @param currentText of a conflict (409): what the file contains now */
  constructor(diagnostic: Diagnostic, status: DeskError['status'] = 422, currentText?: string) {
    super(`${diagnostic.file}: ${diagnostic.message}`)
    this.diagnostic = diagnostic
    this.status = status
    this.currentText = currentText
  }
}

export const diskIsFull = {
  message: 'the disk of this machine is full. What was written before is not lost',
  fix: 'make some room, such as by emptying the trash, and try again',
}
