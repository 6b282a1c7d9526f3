const timeout = 10_000

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
  throw new Error(`${receiver} answered ${response.status}${reason ? ` ${reason}` : ''}.`)
}
