import { markdownToHtml } from 'satteri'
import { inlineFormulas, isWrittenAsFormula } from './asWords.ts'
import { features, outsideCode, outsideCodeBlocks } from './code.ts'
import { requireReadableParagraphs, type Tell } from './foreignPost.ts'
import { withoutLooseTags } from './looseTags.ts'
import { withNotes, withoutEscapedMarks } from './notes.ts'
import { requireReadableTables } from './tables.ts'

/** Of several lines, which begins or ends in that of its signs. */
const formula = /^\$\$[ \t]*(?=\S)((?:(?!\$\$)[\s\S])*?\n(?:(?!\$\$)[\s\S])*?)[ \t]*\$\$[ \t]*$/gm
/** Of several lines, with other words before its first signs or behind its last ones, which would be read on as a formula. */
const amidWords =
  /(?<=^([^\n$]{0,1000}))\$\$[ \t]*\n((?:(?!\$\$)[\s\S]){1,5000}?)\n[ \t]*\$\$(?!\$)(?=([^\n]{0,1000}))/gm

/** With the delimiters of LaTeX, which are escaped brackets around words that are none. */
const latex = /\\\((?=[^\n]*[\\^_=])([^\n$]{1,300}?)\\\)|\\\[(?=[^$]*[\\^_=])([^$]{1,3000}?)\\\]/g
const isLatex = (words: string) => /[\^_=]|\\[a-z]{2}/i.test(words)

/** A line of nothing but elements of a line, after which Markdown goes on here; other readers keep it as HTML. */
const lineOfElements =
  /^([ \t>]*(?:<\/?(?:a|abbr|b|br|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b[^<>\n]{0,2000}>[ \t]*)+)(?=\n[ \t>]*[^\s>])/gim
/** Of Notion, whose words are Markdown. */
const aside = /^([ \t]*<aside\b[^<>\n]{0,200}>)[ \t]*\n(?=[ \t]*\S)|(?<=\S)[ \t]*\n([ \t]*<\/aside>)/gim

/**
 * The HTML of Markdown as other programs write it.
 * @throws Error where it is longer than any author writes
 */
export function htmlOf(markdown: string, tell?: Tell): string {
  requireReadableParagraphs(markdown)
  requireReadableTables(markdown)
  const whole = outsideCodeBlocks(markdown, (text) =>
    text
      .replaceAll(amidWords, (all, before: string, inside: string, after: string) =>
        before.trim() || after.trim() ? `\n\n$$\n${inside}\n$$\n\n` : all,
      )
      .replaceAll(lineOfElements, '$1<!-- -->')
      .replaceAll(aside, (_, begin?: string, end?: string) => (begin ? `${begin}\n\n` : `\n\n${end}`)),
  )
  const plain = outsideCode(whole, (text) =>
    text.replaceAll(latex, (all, inside?: string, block?: string) => {
      if (!isLatex(inside ?? block ?? '')) return all
      return inside ? `$$${inside.trim()}$$` : `\n\n$$\n${block?.trim()}\n$$\n\n`
    }),
  )
  const source = withNotes(plain.replaceAll(formula, '$$$$\n$1\n$$$$'))
  const convert = (singleDollarTextMath: boolean) => {
    const math = { singleDollarTextMath }
    const { html } = markdownToHtml(source, { features: { ...features, math } })
    return withoutLooseTags(withoutEscapedMarks(html))
  }
  const html = convert(true)
  const formulas = inlineFormulas(html)
  if (formulas.every(isWrittenAsFormula)) return html
  if (formulas.some(isWrittenAsFormula))
    tell?.('formulas between two $, as prices have that sign here too: write them between ` and `')
  return convert(false)
}
