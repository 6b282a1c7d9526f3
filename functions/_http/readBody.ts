import { Refusal } from '#functions/_http/Refusal.ts'

const formBytes = 16 * 1024
const maximumTime = 10_000

export const plainForm = 'application/x-www-form-urlencoded'
export const json = 'application/json'

/** The media type of a request, without parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

/** The body as text: of an accepted type, in strict UTF-8, not compressed, not too long and not too slow. */
export async function readBody(
  request: Request,
  accepted: readonly string[],
  maximumBytes = formBytes,
): Promise<string> {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers.get('Content-Type') ?? '')?.[1]
  if (!accepted.includes(mediaType(request)) || (charset && !/^utf-?8$/i.test(charset))) {
    throw new Refusal(415, 'The request must be JSON or a form, in UTF-8.')
  }
  if ((request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
    throw new Refusal(415, 'The request must not be compressed.')
  }
  if (Number(request.headers.get('Content-Length')) > maximumBytes) throw tooLarge()
  return decode(await readBytes(request.body, maximumBytes))
}

async function readBytes(body: ReadableStream<Uint8Array> | null, maximumBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(maximumBytes)
  let length = 0
  if (!body) return bytes.subarray(0, 0)
  const reader = body.getReader()
  const clock = timer(maximumTime)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), clock.expired])
      if (done) return bytes.subarray(0, length)
      if (length + value.length > maximumBytes) throw tooLarge()
      bytes.set(value, length)
      length += value.length
    }
  } catch (error) {
    reader.cancel().catch(() => undefined)
    throw error instanceof Refusal ? error : new Refusal(400, 'The request ended early.')
  } finally {
    clock.stop()
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The request is not valid UTF-8.')
  }
}

function timer(milliseconds: number) {
  let handle: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    handle = setTimeout(() => reject(new Refusal(408, 'The request took too long.')), milliseconds)
  })
  expired.catch(() => undefined)
  return { expired, stop: () => clearTimeout(handle) }
}

function tooLarge(): Refusal {
  return new Refusal(413, 'The request is too large.')
}
