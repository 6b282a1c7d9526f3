import { isSigned, signature } from '#functions/_database/signing.ts'
import type { Environment } from '#functions/environment.ts'

/** The signature is the visitor's only key to the enquiry, so it is as long as the key that made it. */
export async function receiptPath(env: Environment, id: string): Promise<string> {
  return `/receipt/${await receiptKey(env, id)}`
}

/** The id and its signature, as two parts of a path. */
export async function receiptKey(env: Environment, id: string): Promise<string> {
  return `${id}/${await signature(env, 'receipt', id)}`
}

/** The id of the enquiry that a key opens, or nothing. */
export async function openReceipt(env: Environment, key: string): Promise<string | undefined> {
  const [id = '', signed = ''] = key.split('/')
  return (await isSigned(env, 'receipt', id, signed)) ? id : undefined
}
