/** Longer than any tag name, so that the look back from each ">" stays short. */
const tagNameLimit = 40

/** Tag names stop at a space, a slash or the end, so that `<jane@firm.com>` and `<https://…>` stay text. */
const tagStart = /^<(?:\/?[a-z][a-z0-9-]*(?=[\s/]|$)|[!?])/i

/**
 * Breaks, control characters, invisible spaces, and what reorders the text around it (Unicode TR 36, 3.6); joiners stay,
 * because scripts and emoji need them.
 */
const blanks = /[\s\p{Cc}\u200b\u2060\u202a-\u202e\u2066-\u2069]+/gu

/** Strips HTML tags, turns every run of white space into one space, and trims. */
export function cleanText(text: string): string {
  return stripTags(text.replace(blanks, ' ')).replace(blanks, ' ').trim()
}

/** Linear in the length, and complete: what one removal joins into a new tag is removed as well. */
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

/** Most angle brackets are told apart by what follows them; only the others are looked at closely. */
function isTag(characters: string[], opening: number): boolean {
  if (!/[a-z/!?]/i.test(characters[opening + 1] ?? '')) return false
  return tagStart.test(characters.slice(opening, opening + tagNameLimit).join(''))
}

/**
 * One of these as a whole word. A letter or digit beside it, also across a hyphen, makes it another word: "cryptography",
 * "freedom", "non-urgent" and "win-win" belong to honest messages.
 */
export const wholeWord = (...words: string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}]-)(?:${words.join('|')})(?![\p{L}\p{N}_]|-[\p{L}\p{N}])`,
    'iu',
  )
