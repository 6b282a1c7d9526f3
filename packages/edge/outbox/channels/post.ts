import { hour } from '@lintel/rules/time.ts'

const timeout = 10_000
/** No provider decides that an enquiry waits for days. */
const maxRetryDelay = hour

/** A receiver that says when to come again. */
export class RetryLater extends Error {
  /** Milliseconds from now. */
  readonly wait: number

  constructor(message: string, wait: number) {
    super(message)
    this.wait = wait
  }
}

interface PostOptions {
  headers?: Record<string, string>
  /** What the provider calls its faults; of any other answer only the status is kept, as it may repeat what was sent. */
  reasons?: RegExp
}

/**
 * Posts JSON to an address of the owner's. Redirects are not followed, and the address, which may be a secret, is in no
 * error.
 * @param receiver as errors name it
 */
export async function postJson(
  receiver: string,
  address: string,
  body: string,
  { headers, reasons }: PostOptions = {},
): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: Error) => {
    throw new Error(
      error.name === 'TimeoutError' ? `${receiver} does not answer.` : `${receiver} cannot be reached.`,
    )
  })
  if (response.ok) return void (await response.body?.cancel())
  const reason = reasons?.exec((await response.text()).slice(0, 2000))?.[0]
  const message = `${receiver} answered ${response.status}${reason ? ` ${reason}` : ''}.`
  throw new RetryLater(message, retryDelayOf(response))
}

/** Milliseconds that an answer asks for by Retry-After, which is a number of seconds or a date (RFC 9110, 10.2.3). */
export function retryDelayOf({ status, headers }: Response): number {
  const retryAfter = headers.get('Retry-After') ?? ''
  if (status !== 429 && status !== 503) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Math.max(0, Math.min(wait || 0, maxRetryDelay))
}
