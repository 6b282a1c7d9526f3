/** Characters of private use, in the place of signs that MDX would read otherwise. */
const signs: Record<string, string> = { '<': '\u{e005}', '{': '\u{e006}' }
const stray = /[\u{e005}\u{e006}]/gu
/** What begins no element, elements that HTML needs no end of, and what other programs fill in. */
const known =
  /<(?!\/?[\p{L}_$>])|<(?=!--|(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b(?:[^<>{}]*[^<>{}/])?>)|\{(?=#[\w-]+\}|[%:])/gu
/** Of all, and characters and time to find them: more are no MDX, and take long. */
const most = { signs: 200, characters: 8_000_000, ms: 5_000 }
/** Their beginnings and ends are none of MDX. */
const code = /^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1|`[^`\n]*`/gm

const withStray = (text: string) => text.replaceAll(known, (sign) => signs[sign] ?? sign)
const restored = (text: string) => text.replaceAll(stray, (sign) => (sign === signs['<'] ? '<' : '{'))

/**
 * Reads MDX in which some signs are none of MDX, as those that only plugins of the old site knew.
 * @param parse throws an error that begins with line and column
 * @returns the text that could be read, and what makes a part of it as it was
 * @throws Error where it has too many such signs
 */
export function withoutStraySigns<Tree>(mdx: string, parse: (text: string) => Tree) {
  let text = withStray(mdx)
  requireEnds(text.replaceAll(code, ''))
  const began = performance.now()
  for (let count = 0; ; count++)
    try {
      return { text, tree: parse(text), restored }
    } catch (error) {
      const { message } = error as Error
      const [, line, column] = /^(\d+):(\d+): /.exec(message) ?? []
      const at = line ? signBefore(text, Number(line), Number(column)) : -1
      const isTooMuch = count === most.signs || count * text.length > most.characters
      if (at < 0 || isTooMuch || performance.now() - began > most.ms) throw new Error(`is no MDX: ${message}`)
      text = text.slice(0, at) + signs[text[at] ?? ''] + text.slice(at + 1)
    }
}

/** @throws Error where so many beginnings or ends have no counterpart that the parser would take minutes to say so */
function requireEnds(text: string) {
  const countOf = (sign: RegExp) => text.match(sign)?.length ?? 0
  const tags = countOf(/<[\p{L}_$>]/gu) - countOf(/<\/[\p{L}_$>]|\/>/gu)
  const open = [Math.abs(tags), countOf(/\{/g) - countOf(/\}/g)]
  if (open.some((count) => count > most.signs))
    throw new Error(`is no MDX: more than ${most.signs} tags or braces have no beginning or no end`)
}

function signBefore(text: string, line: number, column: number): number {
  const start = text.split('\n', line - 1).reduce((length, each) => length + each.length + 1, 0)
  const end = start + column - 1
  return Math.max(text.lastIndexOf('<', end), text.lastIndexOf('{', end))
}
