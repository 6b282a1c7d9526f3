import type { ContactIssue } from '#data/rules/contact.ts'

interface RefusalOptions {
  issues?: ContactIssue[]
  headers?: Record<string, string>
}

/** A request that gets no further: thrown where it is noticed, answered in one place. */
export class Refusal extends Error {
  readonly status: number
  readonly issues: ContactIssue[]
  readonly headers: Record<string, string>

  constructor(status: number, message: string, options: RefusalOptions = {}) {
    super(message)
    this.status = status
    this.issues = options.issues ?? []
    this.headers = options.headers ?? {}
  }
}
