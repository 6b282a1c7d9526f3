import type { Database } from '#functions/_database/database.ts'
import type { Environment } from '#functions/environment.ts'

const encoder = new TextEncoder()
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

/** Kept as a finished key, never as a promise: one request may not wait for another one's work. */
let cached: { secret: string | undefined; key: CryptoKey } | undefined

/** HMAC-SHA-256 of a text. `purpose` keeps a signature for one thing from being used for another. */
export async function sign(env: Environment, purpose: string, text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign(algorithm, await signingKey(env), message(purpose, text)))
}

/** Compares in constant time. */
export async function isSigned(
  env: Environment,
  purpose: string,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = fromBase64Url(signature)
  return (
    bytes !== undefined &&
    crypto.subtle.verify(algorithm, await signingKey(env), bytes, message(purpose, text))
  )
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
}

function message(purpose: string, text: string): Uint8Array {
  return encoder.encode(`${purpose}:${text}`)
}

async function signingKey(env: Environment): Promise<CryptoKey> {
  if (cached && cached.secret === env.SIGNING_SECRET) return cached.key
  const secret = env.SIGNING_SECRET || (await storedSecret(env.DATABASE))
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  cached = { secret: env.SIGNING_SECRET, key }
  return key
}

async function storedSecret(database: Database): Promise<string> {
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(32)))
  const insert = database.prepare(
    "INSERT INTO keys (name, value) VALUES ('signing', ?1) ON CONFLICT DO NOTHING",
  )
  const read = database.prepare("SELECT value FROM keys WHERE name = 'signing'")
  const results = await database.batch<{ value: string }>([insert.bind(fresh), read])
  const secret = results[1]?.results[0]?.value
  if (!secret) throw new Error('The database keeps no signing key.')
  return secret
}
