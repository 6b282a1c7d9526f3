import { brotliCompressSync, constants } from 'node:zlib'
import { usedRules } from '@lintel/engine/render/usedRules.ts'

/** Returns the bytes of a response's headers and of its document's head, which has its styles. */
export const headOf = (response: Response, html: string): number =>
  bytesTo(response, html.slice(0, html.indexOf('<body')))

/**
 * Returns the bytes of a response's headers and of its document to the end of the first section of `<main>`, or of all of
 * it where there is none.
 * @param quality of Brotli: hosts use 5 for documents which they compress as they send them, 11 for files compressed before
 */
export const firstScreenOf = (response: Response, html: string, quality = 5): number =>
  bytesTo(response, firstScreen(html), quality)

/** Returns what `firstScreenOf` would, if the head had only the rules for classes that stand up to the end of the first section. */
export function firstStylesAlone(response: Response, html: string): number {
  const screen = firstScreen(html)
  const names = Array.from(screen.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ')).flat()
  const classes = new Set([...names, 'script', 'dark'])
  return bytesTo(
    response,
    screen.replace(
      /<style>([\s\S]*?)<\/style>/,
      (_, styles: string) => `<style>${usedRules(styles, (name) => classes.has(name))}</style>`,
    ),
  )
}

function firstScreen(html: string): string {
  const end = html.indexOf('</section>', html.indexOf('<main'))
  return end < 0 ? html : html.slice(0, end)
}

function bytesTo({ headers }: Response, html: string, quality = 5): number {
  const head = headers.entries().reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return head + brotliCompressSync(html, { params }).length
}
