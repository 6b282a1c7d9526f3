import { elementsOf, type ParentNode } from './nodes.ts'

const alignment = /^text-align: (left|center|right)$/

/** Says what the parser found in the words that the sanitizer knows, so that it does not drop them. */
export function speakSanitizer(tree: ParentNode) {
  for (const { properties } of elementsOf(tree)) {
    for (const name of ['href', 'src']) {
      const address = properties[name]
      if (typeof address === 'string') properties[name] = withSmallScheme(address)
    }
    const align = alignment.exec(String(properties.style))?.[1]
    if (align) properties.align = align
  }
}

/** Schemes mean the same in capitals, but the sanitizer knows them in small letters alone. */
const withSmallScheme = (address: string) => address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
