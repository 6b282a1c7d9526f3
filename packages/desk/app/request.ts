import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import type { InferInput } from 'valibot'
import type { Action } from '../server/action.ts'
import { isOtherProject, readSecret } from './project.ts'

interface ViewActions {
  articles: typeof import('../views/articles/actions.ts').actions
  brand: typeof import('../views/brand/actions.ts').actions
  claims: typeof import('../views/claims/actions.ts').actions
  enquiries: typeof import('../views/enquiries/actions.ts').actions
  launch: typeof import('../views/launch/actions.ts').actions
  numbers: typeof import('../views/numbers/actions.ts').actions
  pages: typeof import('../views/pages/actions.ts').actions
  publish: typeof import('../views/publish/actions.ts').actions
  repair: typeof import('../views/repair/actions.ts').actions
}

type Input<Called> = Called extends Action<infer Schema, unknown> ? InferInput<Schema> : never
type Output<Called> = Called extends { run: (input: never) => infer Given } ? Awaited<Given> : never

/** The output of an action. */
export type ResponseOf<View extends keyof ViewActions, Name extends keyof ViewActions[View]> = Output<
  ViewActions[View][Name]
>

/** An error response. */
export class RequestError extends Error {
  readonly status: number
  readonly diagnostic: Diagnostic
  /** What the file contains now, for a conflict (409). */
  readonly currentText: string | undefined
  /** Whether the desk was restarted since this window was opened. */
  readonly isRestarted: boolean

  constructor(status: number, diagnostic: Diagnostic, currentText?: string) {
    super(`${diagnostic.message}: ${diagnostic.fix}`)
    this.status = status
    this.diagnostic = diagnostic
    this.currentText = currentText
    this.isRestarted = status === 403 && diagnostic.file === 'desk'
  }

  /** Whether the desk has to be started or opened again first. */
  get isUnreachable() {
    return this.status === 0 || this.isRestarted
  }
}

/**
 * Runs an action of a view on the desk's server.
 * @throws RequestError
 */
export async function request<View extends keyof ViewActions, Name extends keyof ViewActions[View] & string>(
  view: View,
  name: Name,
  input: Input<ViewActions[View][Name]>,
): Promise<ResponseOf<View, Name>> {
  return post(`/api/${view}/${name}`, input)
}

/** The number of open items by view; views without a count are left out. */
export const requestWaitingCounts = (): Promise<Record<string, number>> => post('/api/waiting', {})

async function post(path: string, input: unknown) {
  if (isOtherProject()) throw new RequestError(403, otherProject)
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Desk-Window': readSecret(),
    },
    body: JSON.stringify(input),
  }).catch(() => undefined)
  if (!response) throw new RequestError(0, stopped)
  if (response.status === 403 && !response.headers.get('Content-Type')?.includes('json'))
    throw new RequestError(403, {
      file: 'desk',
      message: 'the desk was started again',
      fix: await response.text(),
    })
  trackWrites(response.headers.get('X-Desk-Written'))
  const output = await response.json()
  if (!response.ok) throw new RequestError(response.status, output.diagnostic, output.currentText)
  return output
}

let lastWriteCount: string | null = null

/** Tells the window that something was written since the last response. */
function trackWrites(times: string | null) {
  const isOther = lastWriteCount !== null && times !== lastWriteCount
  lastWriteCount = times
  if (isOther) dispatchEvent(new Event(writeEvent))
}

export const writeEvent = 'desk-writing'

const otherProject: Diagnostic = {
  file: 'desk',
  message: 'the desk of another site was opened at this address',
  fix: 'close this window; what is not saved here comes back when you open the desk of this site again',
}

const stopped: Diagnostic = {
  file: 'desk',
  message: 'the desk does not answer',
  fix: 'start it again with “npm run desk”; your words are kept in this window',
}
