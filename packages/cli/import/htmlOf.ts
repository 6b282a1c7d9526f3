import { markdownToHtml } from 'satteri'
import { inlineFormulas, isWrittenAsFormula } from './asWords.ts'
import { features, outsideCodeBlocks } from './code.ts'
import { requireReadableParagraphs, type Tell } from './foreignPost.ts'
import { withoutLooseTags } from './looseTags.ts'
import { withNotes, withoutEscapedMarks } from './notes.ts'
import { requireReadableTables } from './tables.ts'

/** Of several lines, which begins or ends in that of its signs. */
const formula = /^\$\$[ \t]*(?=\S)((?:(?!\$\$)[\s\S])*?\n(?:(?!\$\$)[\s\S])*?)[ \t]*\$\$[ \t]*$/gm
/** Of several lines, with other words before its first signs or behind its last ones, which would be read on as a formula. */
const amidWords =
  /(?<=^([^\n$]{0,1000}))\$\$[ \t]*\n((?:(?!\$\$)[\s\S]){1,5000}?)\n[ \t]*\$\$(?!\$)(?=([^\n]{0,1000}))/gm

/**
 * The HTML of Markdown as other programs write it.
 * @throws Error where it is longer than any author writes
 */
export function htmlOf(markdown: string, tell?: Tell): string {
  requireReadableParagraphs(markdown)
  requireReadableTables(markdown)
  const whole = outsideCodeBlocks(markdown, (text) =>
    text.replaceAll(amidWords, (all, before: string, inside: string, after: string) =>
      before.trim() || after.trim() ? `\n\n$$\n${inside}\n$$\n\n` : all,
    ),
  )
  const source = withNotes(whole.replaceAll(formula, '$$$$\n$1\n$$$$'))
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
