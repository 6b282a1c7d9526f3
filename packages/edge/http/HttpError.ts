import type { ContactIssue } from '@lintel/rules/contact.ts'

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
  console.error('A request failed:', error)
  return new HttpError(503, message, { headers: { 'Retry-After': '30' } })
}
