import type { ContactIssue } from '@lintel/rules/contact.ts'
import { minute } from '@lintel/rules/time.ts'

interface HttpErrorOptions {
  issues?: ContactIssue[]
  headers?: Record<string, string>
}

/** Ends a request with this status. Throw it where the cause is found; the route or the Worker responds. */
export class HttpError extends Error {
  readonly status: number
  readonly issues: ContactIssue[]
  readonly headers: Record<string, string>

  constructor(status: number, message: string, { issues = [], headers = {} }: HttpErrorOptions = {}) {
    super(message)
    this.status = status
    this.issues = issues
    this.headers = headers
  }
}

/** Turns an unexpected error into a 503 that may be retried. The original error goes only to the log. */
export function toHttpError(error: unknown, message: string): HttpError {
  if (error instanceof HttpError) return error
  reportFailure(error)
  return new HttpError(503, message, { headers: { 'Retry-After': '30' } })
}

/** More different failures than this at once say no more. */
const maxReported = 100

/** When (ms, monotonic) each failure was logged. */
const reported = new Map<string, number>()

/** Logs why a request failed, the same once a minute: where the disk is full, each request fails alike. */
export function reportFailure(error: unknown): void {
  const now = performance.now()
  const what = String(error)
  if (now - (reported.get(what) ?? Number.NEGATIVE_INFINITY) < minute) return
  if (reported.size >= maxReported) reported.clear()
  reported.set(what, now)
  console.error('A request failed:', error)
}
