import { Buffer } from 'node:buffer'
import { randomBytes } from 'node:crypto'
import type { Environment } from '../environment.ts'
import { signingSecrets } from '../settings.ts'
import { type Database, runBatch } from './database.ts'

const encoder = new TextEncoder()
const algorithm = { name: 'HMAC', hash: 'SHA-256' }

interface SigningKey {
  /** Precedes each signature that the key made. */
  id: string
  key: CryptoKey
}

/** Caches keys, never a promise: the runtime forbids a request to await what another one started. */
let cached: { setting: string | undefined; keys: SigningKey[] } | undefined

/**
 * Returns the HMAC-SHA-256 of a text with the newest key. `purpose` keeps one kind of signature from passing
 * for another.
 */
export async function sign(env: Environment, purpose: string, text: string): Promise<Buffer> {
  const { key } = await newestKey(env)
  return Buffer.from(await crypto.subtle.sign(algorithm, key, message(purpose, text)))
}

type LinkPurpose = 'receipt' | 'unsubscribe'

/**
 * Returns the end of a link that gives access to one record: its id, a slash, the id of the signing key, a
 * dot, and the HMAC in Base64url. The HMAC is never shortened, because it is the only credential.
 */
export async function signId(env: Environment, purpose: LinkPurpose, id: string): Promise<string> {
  const key = await newestKey(env)
  return `${id}/${key.id}.${(await sign(env, purpose, id)).toString('base64url')}`
}

/**
 * Returns the id that `signId` signed with any key still in use, or `undefined`. Older links name no key, so
 * their signatures are tried with each.
 */
export async function verifySignedId(
  env: Environment,
  purpose: LinkPurpose,
  signedId: string,
): Promise<string | undefined> {
  const [, id, keyId, code] = /^([^/]+)\/(?:([\da-f]{8})\.)?([\w-]+)$/.exec(signedId) ?? []
  if (!id || !code) return undefined
  const bytes = Buffer.from(code, 'base64url')
  // Decoding ignores bits that no byte uses, so that other links would open the same record.
  if (bytes.toString('base64url') !== code) return undefined
  const candidates = (await signingKeys(env)).filter((key) => keyId === undefined || key.id === keyId)
  // `verify` compares in constant time.
  const verify = ({ key }: SigningKey) => crypto.subtle.verify(algorithm, key, bytes, message(purpose, id))
  return (await Promise.all(candidates.map(verify))).includes(true) ? id : undefined
}

/** Returns the SHA-256 of a text in hexadecimal. */
export async function digest(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', encoder.encode(text))).toString('hex')
}

function message(purpose: string, text: string): Uint8Array {
  return encoder.encode(`${purpose}:${text}`)
}

async function newestKey(env: Environment): Promise<SigningKey> {
  const [newest] = await signingKeys(env)
  if (!newest) throw new Error('There is no signing key.')
  return newest
}

/** The owner's keys, newest first, then the one that the database kept before the owner set any. */
async function signingKeys(env: Environment): Promise<SigningKey[]> {
  if (cached && cached.setting === env.SIGNING_SECRET) return cached.keys
  const listed = signingSecrets(env)
  const secrets = [...listed, ...(await storedSecrets(env.DATABASE, listed.length === 0))]
  const keys = await Promise.all(secrets.map(importKey))
  cached = { setting: env.SIGNING_SECRET, keys }
  return keys
}

async function importKey(secret: string): Promise<SigningKey> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
    'verify',
  ])
  return { id: (await digest(secret)).slice(0, 8), key }
}

/** @param isNeeded whether the database must create a key if it has none */
async function storedSecrets(database: Database, isNeeded: boolean): Promise<string[]> {
  const fresh = randomBytes(32).toString('hex')
  const insert = database.prepare(
    "INSERT INTO keys (name, value) SELECT 'signing', ?1 WHERE ?2 ON CONFLICT DO NOTHING",
  )
  const read = database.prepare("SELECT value FROM keys WHERE name = 'signing'")
  const statements = [insert.bind(fresh, isNeeded ? 1 : 0), read]
  return (await runBatch<{ value: string }>(database, statements)).map(({ value }) => value)
}
