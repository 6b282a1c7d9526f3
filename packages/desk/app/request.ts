import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import type { InferInput } from 'valibot'
import type { Action } from '../server/action.ts'
import { isOtherProject, secretNow } from './project.ts'

/** The actions of each place, by their types alone. */
interface Places {
  articles: typeof import('../views/articles/actions.ts').actions
  brand: typeof import('../views/brand/actions.ts').actions
  claims: typeof import('../views/claims/actions.ts').actions
  enquiries: typeof import('../views/enquiries/actions.ts').actions
  launch: typeof import('../views/launch/actions.ts').actions
  mend: typeof import('../views/repair/actions.ts').actions
  numbers: typeof import('../views/numbers/actions.ts').actions
  pages: typeof import('../views/pages/actions.ts').actions
  publish: typeof import('../views/publish/actions.ts').actions
}

type Input<Called> = Called extends Action<infer Schema, unknown> ? InferInput<Schema> : never
type Answer<Called> = Called extends { run: (input: never) => infer Given } ? Awaited<Given> : never

/** What an action of a place answers, as `call` gives it. */
export type AnswerOf<Place extends keyof Places, Name extends keyof Places[Place]> = Answer<
  Places[Place][Name]
>

/** A refusal, as the server has said it. */
export class CallError extends Error {
  readonly status: number
  readonly diagnostic: Diagnostic
  /** Of a conflict: what stands in the file now. */
  readonly theirs: string | undefined
  /** Whether the desk is another one than the window was opened by. */
  readonly isStartedAgain: boolean

  constructor(status: number, diagnostic: Diagnostic, theirs?: string) {
    super(`${diagnostic.message}: ${diagnostic.fix}`)
    this.status = status
    this.diagnostic = diagnostic
    this.theirs = theirs
    this.isStartedAgain = status === 403 && diagnostic.file === 'desk'
  }
}

/**
 * Runs an action of a place.
 * @throws CallError with what is wrong, and what to do about it
 */
export async function call<Place extends keyof Places, Name extends keyof Places[Place] & string>(
  place: Place,
  name: Name,
  input: Input<Places[Place][Name]>,
): Promise<AnswerOf<Place, Name>> {
  return post(`/api/${place}/${name}`, input)
}

/** What waits in each place, by the place's name; places that count nothing are left out. */
export const waitingIn = (): Promise<Record<string, number>> => post('/api/waiting', {})

async function post(path: string, input: unknown) {
  if (isOtherProject()) throw new CallError(403, otherProject)
  const response = await fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Desk-Window': secretNow(),
    },
    body: JSON.stringify(input),
  }).catch(() => undefined)
  if (!response) throw new CallError(0, stopped)
  if (response.status === 403 && !response.headers.get('Content-Type')?.includes('json'))
    throw new CallError(403, {
      file: 'desk',
      message: 'the desk was started again',
      fix: await response.text(),
    })
  noteWriting(response.headers.get('X-Desk-Written'))
  const answer = await response.json()
  if (!response.ok) throw new CallError(response.status, answer.diagnostic, answer.theirs)
  return answer
}

let written: string | null = null

/** Tells the window where something was written, or sent, since it was answered last. */
function noteWriting(times: string | null) {
  const isOther = written !== null && times !== written
  written = times
  if (isOther) dispatchEvent(new Event(writing))
}

/** An event of the window. */
export const writing = 'desk-writing'

const otherProject: Diagnostic = {
  file: 'desk',
  message: 'the desk of another site was opened at this address',
  fix: 'close this window; what is not saved here comes back when you open the desk of this site again',
}

const stopped: Diagnostic = {
  file: 'desk',
  message: 'the desk does not answer',
  fix: 'start it again with "npm run desk"; what you see here stays until then',
}
