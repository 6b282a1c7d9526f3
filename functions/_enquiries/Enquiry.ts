import type { ContactFields } from '#data/rules/contact.ts'
import { toHex } from '#functions/_database/signing.ts'

/** An enquiry as it is stored first. */
export interface Enquiry extends ContactFields {
  id: string
  /** Short enough to quote on the telephone. */
  reference: string
  token: string
  /** Tells a replay of the same words from other words under the same token. */
  fingerprint: string
  receivedAt: number
  /** Why nothing could vouch for the sender. */
  flag: string | undefined
}

/** No I, L, O or U, which are misread or spell words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function createReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % 32])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Of no more use than the words beside it, with which it is erased: it needs no key, which could change meanwhile. */
export async function fingerprint({ name, email, company, message }: ContactFields): Promise<string> {
  const words = new TextEncoder().encode(JSON.stringify([name, email, company, message]))
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', words)))
}
