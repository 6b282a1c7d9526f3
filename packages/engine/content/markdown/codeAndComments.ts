/**
 * A block of code. Its mark is read whole, and what lacks its end reaches to that of the text, as in CommonMark: no
 * text is read over and over.
 */
const fence = String.raw`^[ \t]*(\x60{3,}(?!\x60)|~{3,}(?!~))[\s\S]*?(?:^[ \t]*\1.*$|(?![\s\S]))`

/** Blocks of code in Markdown. */
export const codeBlocks = new RegExp(fence, 'gm')

/** Code and comments in Markdown. */
export const codeAndComments = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|(?![\s\S]))|${fence}|\x60[^\x60\n]+\x60`,
  'gm',
)
