/** Of a paragraph, in characters: the time that readers of Markdown take grows with the square of it. */
export const longestParagraph = 50_000

/** Code, and what a picture is made of in its own address, take no longer than others. */
const literal = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$|data:[^\s)"'>]*/gm
/** The line above another paragraph, entry or row. */
const paragraphEnd = /\n[^\S\n]*(?:\n|[-*+>|<]|\d+[.)])/

/** Whether a text has a paragraph that is longer than any author writes. */
export const hasLongParagraph = (markdown: string) =>
  markdown.length > longestParagraph &&
  markdown
    .replaceAll(literal, '\n\n')
    .split(paragraphEnd)
    .some(({ length }) => length > longestParagraph)
