import type { ContactFields } from '#data/rules/contact.ts'
import { sign, toHex } from '#functions/_database/signing.ts'
import type { Environment } from '#functions/environment.ts'

/** An enquiry as it is stored first. */
export interface Enquiry extends ContactFields {
  id: string
  /** Short enough to quote on the telephone. */
  reference: string
  token: string
  /** Tells a replay of the same words from other words under the same token. */
  fingerprint: string
  receivedAt: number
  /** Why the bot check could not vouch for the sender. */
  flag: string | undefined
}

/** No I, L, O or U, which are misread or spell words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function createReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % 32])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

export async function fingerprint(
  env: Environment,
  { name, email, company, message }: ContactFields,
): Promise<string> {
  return toHex(await sign(env, 'words', JSON.stringify([name, email, company, message])))
}
