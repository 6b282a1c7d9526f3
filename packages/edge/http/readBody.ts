import { readUpTo } from '@lintel/rules/readUpTo.ts'
import { rejectAfter } from '@lintel/rules/time.ts'
import { HttpError } from './HttpError.ts'

const maximumFormBytes = 16 * 1024
const maximumDepth = 4
const timeout = 10_000

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'

/** Whether the request comes from a plain HTML form, whose responses are pages. */
export function isForm(request: Request): boolean {
  return mediaType(request) === form
}

/**
 * Returns the fields of a form, or the parsed JSON.
 * @throws HttpError 400, 408, 413 or 415 for a body that is malformed, too slow, too large or of another type
 */
export async function readFormOrJson(request: Request): Promise<unknown> {
  const body = await readBody(request, [json, form], maximumFormBytes)
  return isForm(request) ? parseForm(body) : parseJson(body)
}

export async function readJson(request: Request, maximumBytes: number): Promise<unknown> {
  return parseJson(await readBody(request, [json], maximumBytes))
}

/**
 * Returns the body as text: of an accepted type, in strict UTF-8, uncompressed, and within the limits of size
 * and time.
 */
async function readBody(
  request: Request,
  accepted: readonly string[],
  maximumBytes: number,
): Promise<string> {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers.get('Content-Type') ?? '')?.[1]
  if (!accepted.includes(mediaType(request)) || (charset && !/^utf-?8$/i.test(charset))) {
    throw new HttpError(415, 'The request must be JSON or a form, in UTF-8.')
  }
  if ((request.headers.get('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
    throw new HttpError(415, 'The request must not be compressed.')
  }
  if (Number(request.headers.get('Content-Length')) > maximumBytes) throw tooLarge()
  const tooSlow = rejectAfter(timeout, new HttpError(408, 'The request took too long.'))
  return decode(await Promise.race([readBytes(request.body, maximumBytes), tooSlow]))
}

async function readBytes(body: ReadableStream<Uint8Array> | null, maximumBytes: number): Promise<Uint8Array> {
  const bytes = await readUpTo(body, maximumBytes + 1).catch(() => {
    throw new HttpError(400, 'The request ended early.')
  })
  if (bytes.length > maximumBytes) throw tooLarge()
  return bytes
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw notUtf8()
  }
}

/**
 * Parses a form, but refuses what no form of ours sends: escaped bytes that are not UTF-8, which the parser would
 * replace, and a field that was sent twice, of which it would drop one.
 */
function parseForm(body: string): Record<string, string> {
  try {
    decodeURIComponent(body.replace(/%(?![\da-f]{2})/gi, ''))
  } catch {
    throw notUtf8()
  }
  const fields = [...new URLSearchParams(body)]
  const names = new Set<string>()
  for (const [name] of fields) {
    if (names.has(name)) throw new HttpError(400, `The field ${name} was sent twice.`)
    names.add(name)
  }
  return Object.fromEntries(fields)
}

/** Parses JSON, but refuses nesting deeper than any honest request has. */
function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.')
  }
  if (depthExceeds(maximumDepth, value)) throw new HttpError(400, 'The request is nested too deeply.')
  return value
}

function depthExceeds(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => depthExceeds(levels - 1, part))
}

/** Returns the media type in lower case, without parameters. */
function mediaType(request: Request): string {
  return (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

function notUtf8(): HttpError {
  return new HttpError(400, 'The request is not valid UTF-8.')
}

function tooLarge(): HttpError {
  return new HttpError(413, 'The request is too large.')
}
