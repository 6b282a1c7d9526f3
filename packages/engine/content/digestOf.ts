import { hash } from 'node:crypto'

/** Returns a hash of a text or of a file's bytes. */
export const digestOf = (content: string | Uint8Array) => hash('sha256', content, 'base64url')
