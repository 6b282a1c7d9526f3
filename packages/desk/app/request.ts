import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import type { InferInput } from 'valibot'
import type { Action } from '../server/action.ts'

interface ViewActions {
  articles: typeof import('../views/articles/actions.ts').actions
  brand: typeof import('../views/brand/actions.ts').actions
  claims: typeof import('../views/claims/actions.ts').actions
  enquiries: typeof import('../views/enquiries/actions.ts').actions
  help: typeof import('../views/help/actions.ts').actions
  legal: typeof import('../views/legal/actions.ts').actions
  launch: typeof import('../views/launch/actions.ts').actions
  numbers: typeof import('../views/numbers/actions.ts').actions
  pages: typeof import('../views/pages/actions.ts').actions
  pictures: typeof import('../views/pictures/actions.ts').actions
  publish: typeof import('../views/publish/actions.ts').actions
  repair: typeof import('../views/repair/actions.ts').actions
  search: typeof import('../views/search/actions.ts').actions
  versions: typeof import('../views/versions/actions.ts').actions
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

  constructor(status: number, diagnostic: Diagnostic, currentText?: string) {
    super(`${diagnostic.message}: ${diagnostic.fix}`)
    this.status = status
    this.diagnostic = diagnostic
    this.currentText = currentText
  }

  /** Whether the desk does not answer. */
  get isUnreachable() {
    return this.status === 0
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

/**
 * Has the desk keep texts for later windows.
 * @param maxAtEnd in bytes: what is no longer is sent although the window is closed meanwhile
 */
export const sendKept = (
  changes: Input<typeof import('../views/kept/actions.ts').actions.keep>,
  maxAtEnd: number,
): Promise<Record<string, string>> => post('/api/kept/keep', changes, maxAtEnd)

/** Stored by the page that a key opens (server/keys.ts). */
const secret = globalThis.localStorage?.getItem('desk-window') ?? ''

async function post(path: string, input: unknown, maxAtEnd = 0) {
  if (ended) throw new RequestError(0, hasEnded)
  const body = new TextEncoder().encode(JSON.stringify(input))
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Desk-Window': secret },
    body,
    keepalive: body.length <= maxAtEnd,
  }).catch(() => undefined)
  if (!response || (response.status === 403 && !response.headers.get('Content-Type')?.includes('json'))) {
    if (response || !(await answers())) end()
    throw new RequestError(0, ended ? hasEnded : silent)
  }
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

/** Whether the desk that this window belongs to was ended: its next start does not know this window. */
let ended = false
export const isEnded = () => ended
export const endEvent = 'desk-end'

function end() {
  ended = true
  dispatchEvent(new Event(endEvent))
}

/** Asks once more, because a request also fails if the window is closed or the machine wakes up. */
async function answers(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 300))
  return fetch('/', { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
}

const silent: Diagnostic = {
  file: 'desk',
  message: 'the desk does not answer',
  fix: 'it is asked again in a moment; your words are kept until then',
}

const hasEnded: Diagnostic = {
  file: 'desk',
  message: 'the desk has ended',
  fix: 'start it again with “npm run desk”, which opens a new window',
}

/** A file as base64, to send it in a request. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
