import { hash } from 'node:crypto'

/** Names a text, or the bytes of a file, by what it says. */
export const digestOf = (content: string | Uint8Array) => hash('sha256', content, 'base64url')
