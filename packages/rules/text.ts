/** Characters that XML 1.0 forbids, and that would therefore break feeds. Pasted text often contains them. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

export const withoutForbidden = (text: string) => text.replaceAll(forbidden, '')

/** Longer than any tag name, to bound the look back from each ">". */
const tagNameLimit = 40

/** A tag name ends at a space, a slash or the end, so that `<jane@firm.com>` and `<https://…>` stay text. */
const tagStart = /^<(?:\/?[a-z][a-z0-9-]*(?=[\s/]|$)|[!?])/i

/**
 * Line breaks, control characters, invisible spaces, and characters that reorder the text around them
 * (Unicode TR 36, 3.6). Joiners stay, because scripts and emoji need them.
 */
const blanks = /[\s\p{Cc}\u200b\u2060\u202a-\u202e\u2066-\u2069]+/gu

/** Strips HTML tags, collapses white space, and trims. */
export function cleanText(text: string): string {
  return stripTags(text.replace(blanks, ' ')).replace(blanks, ' ').trim()
}

/** Strips tags in linear time, including those that form when one inside them is removed. */
function stripTags(text: string): string {
  const lines: string[] = []
  const openings: number[] = []
  for (const character of text) {
    const opening = character === '>' ? openings.pop() : undefined
    if (opening !== undefined && isTag(lines, opening)) {
      lines.length = opening
      continue
    }
    if (character === '<') openings.push(lines.length)
    lines.push(character)
  }
  return lines.join('')
}

/** Checks the next character first, because that settles most angle brackets. */
function isTag(characters: string[], opening: number): boolean {
  if (!/[a-z/!?]/i.test(characters[opening + 1] ?? '')) return false
  return tagStart.test(characters.slice(opening, opening + tagNameLimit).join(''))
}

/**
 * Matches one of the words as a whole word. A letter or digit next to it, even across a hyphen, makes it a
 * different word: "cryptography", "freedom", "non-urgent" and "win-win" appear in honest messages.
 */
export const wholeWord = (...words: string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}]-)(?:${words.join('|')})(?![\p{L}\p{N}_]|-[\p{L}\p{N}])`,
    'iu',
  )

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an element or an attribute value in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
