import { parse } from 'node-html-parser'
import type { Answer } from './ask.ts'

/** Attributes that name one address. */
const named = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'data-frame']

/**
 * The addresses on the same site that a page names, in its elements and in its images for link previews.
 * @param address of the page
 * @param canonical the origin that the page's own links may name
 * @returns paths, each once
 */
export function linkedFrom({ headers, body }: Answer, address: URL, canonical: string): Set<string> {
  const paths = new Set<string>()
  if (!/^text\/html\b/i.test(headers['content-type'] ?? '')) return paths
  for (const { tagName, attributes } of parse(body.toString('utf8')).querySelectorAll('*')) {
    const candidates = (attributes.srcset ?? '').split(',').map((copy) => copy.trim().split(/\s/)[0])
    const meta = tagName === 'META' && /^https?:/.test(attributes.content ?? '') ? [attributes.content] : []
    for (const link of [...named.map((name) => attributes[name]), ...candidates, ...meta]) {
      const target = URL.parse(link ?? '', address)
      if (target?.origin === address.origin || target?.origin === canonical) paths.add(target.pathname)
    }
  }
  return paths
}
