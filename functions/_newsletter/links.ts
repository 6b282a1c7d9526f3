import { isSigned, sign, signature, toBase64Url, toHex } from '#functions/_database/signing.ts'
import type { Environment } from '#functions/environment.ts'

const encoder = new TextEncoder()

/** How long a confirmation link works. */
export const tokenLife = 7 * 86_400_000

/** A link that works once: the database keeps the hash of its token until then. */
export async function confirmationPath(
  env: Environment,
  id: string,
): Promise<{ path: string; token: string }> {
  const token = toBase64Url(await sign(env, 'confirm', id))
  return { path: `/newsletter/confirm/${id}/${token}`, token }
}

export async function hashToken(token: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))))
}

export async function unsubscribePath(env: Environment, id: string): Promise<string> {
  return `/newsletter/unsubscribe/${id}/${await signature(env, 'unsubscribe', id)}`
}

/** The subscriber whom a signed link names, or nothing. */
export async function openUnsubscribe(
  env: Environment,
  id: string,
  signed: string,
): Promise<string | undefined> {
  return (await isSigned(env, 'unsubscribe', id, signed)) ? id : undefined
}
