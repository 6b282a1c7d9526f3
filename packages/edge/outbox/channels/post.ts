import { readUpTo } from '@lintel/rules/readUpTo.ts'
import { hour } from '@lintel/rules/time.ts'

const timeout = 10_000
/** How much (bytes) of a refusal is read for its reason. */
const maxReason = 2_000
/** Caps the delay (ms) that a provider asks for, so that none can postpone an enquiry for days. */
const maxRetryDelay = hour

/** Thrown when the receiver refuses a message, with the delay it asks for. */
export class RetryLater extends Error {
  /** In ms from now, 0 if the receiver asks for none. */
  readonly wait: number

  constructor(message: string, wait: number) {
    super(message)
    this.wait = wait
  }
}

interface PostOptions {
  headers?: Record<string, string>
  /**
   * Matches the provider's error codes. Of any other response only the status is kept, because it may repeat
   * what was sent.
   */
  reasons?: RegExp
}

/**
 * Posts JSON to one of the owner's addresses. Redirects are not followed, and errors never contain the
 * address, which may be a secret.
 * @param receiver the name that errors use
 * @throws Error if the receiver cannot be reached, or `RetryLater` if it refuses
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
  const reason = reasons?.exec(new TextDecoder().decode(await readUpTo(response.body, maxReason)))?.[0]
  const message = `${receiver} answered ${response.status}${reason ? ` ${reason}` : ''}.`
  throw new RetryLater(message, retryDelayOf(response))
}

/**
 * Returns the delay (ms) in a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3).
 */
export function retryDelayOf({ status, headers }: Response): number {
  const retryAfter = headers.get('Retry-After') ?? ''
  if (status !== 429 && status !== 503) return 0
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Math.max(0, Math.min(wait || 0, maxRetryDelay))
}
