/**
 * A block of code. Its mark is read whole, and what lacks its end reaches to that of the text, as in CommonMark: no
 * text is read over and over.
 */
const fence = String.raw`^[ \t]*(\x60{3,}(?!\x60)|~{3,}(?!~))[\s\S]*?(?:^[ \t]*\1.*$|(?![\s\S]))`

/** Blocks of code in Markdown. */
export const codeBlocks = new RegExp(fence, 'gm')

/** Code in Markdown, in blocks and in lines. */
const code = String.raw`${fence}|\x60[^\x60\n]+\x60`

/** Code and comments in Markdown. */
export const codeAndComments = new RegExp(String.raw`<!--[\s\S]*?(?:-->|(?![\s\S]))|${code}`, 'gm')

const codeAlone = new RegExp(code, 'gm')

/** Changes the code in a Markdown text, and nothing else. */
export const withChangedCode = (markdown: string, change: (code: string) => string): string =>
  markdown.replaceAll(codeAlone, change)

/** Changes a Markdown text, but not its code. */
export function withChangedText(markdown: string, change: (text: string) => string): string {
  let [changed, from] = ['', 0]
  for (const { 0: code, index } of markdown.matchAll(codeAlone)) {
    changed += change(markdown.slice(from, index)) + code
    from = index + code.length
  }
  return changed + change(markdown.slice(from))
}
