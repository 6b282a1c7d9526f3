import { brotliCompressSync, constants } from 'node:zlib'

/** The quality that hosts use for documents which they compress as they send them. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Returns the bytes of a response's headers and of its document's head, which has its styles. */
export const headOf = (response: Response, html: string): number =>
  bytesTo(response, html, html.indexOf('<body'))

/**
 * Returns the bytes of a response's headers and of its document to the end of the first section of `<main>`, or of all of
 * it where there is none.
 */
export const firstScreenOf = (response: Response, html: string): number =>
  bytesTo(response, html, html.indexOf('</section>', html.indexOf('<main')))

function bytesTo({ headers }: Response, html: string, end: number): number {
  const head = headers.entries().reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  return head + brotliCompressSync(end < 0 ? html : html.slice(0, end), quality).length
}
