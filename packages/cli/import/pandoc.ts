import { outsideCode, outsideCodeBlocks, replacedOutsideCode } from './code.ts'
import type { Tell } from './foreignPost.ts'

/** Words that stand out, of Obsidian and Pandoc. */
const highlight = /(?<![=\w])==(?=[^\s=])([^=\n]{1,500}?)(?<=\S)==(?![=\w])/g
/** By which a paragraph of Obsidian can be linked to: no reader sees it. */
export const blockName =
  /(?<=\S)[ \t]+\^(?:(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{6}|[a-z]\w{0,30}-[\w-]{1,60})[ \t]*$/gim
/** A note in the middle of a sentence, of Pandoc, which may hold a link. */
const inlineNote = /(?<!\\)\^\[((?:[^\][\n]|\[[^\][\n]{0,300}\]\([^()\s]{0,300}\)){1,1000})\]/g
const citation = /\[-?@[\w][^\][\n]{0,300}\]/g
const pageBreak = /^[ \t]*\\(?:newpage|pagebreak|clearpage)[ \t]*$/gm
/** Behind code in a line, its language. */
export const codeLanguage = /(`+)([^`\n]{1,500})\1\{[ \t]*\.[\w-]+[^{}\n]{0,100}\}/g
/** Tables whose columns are drawn: with plus signs at corners, or with a rule for each column. */
const gridTable = /^[ \t]*\+(?:[-=:]{2,}\+)+[ \t]*\n(?:[ \t]*[|+][^\n]*(?:\n|$))+/gm
const ruledTable =
  /^(?:(?=[^\n]*\S)[^\n|]*\n)?[ \t]*-{2,}(?:[ \t]+-{2,})+[ \t]*\n(?:(?=[^\n]*\S)[^\n]+(?:\n|$))+/gm

/** Examples, which are numbered through a text. */
const example = /^([ \t]{0,3})\(@[\w-]*\)(?=[ \t])/gm

/** A single name in parentheses, with an at sign before it, is somebody’s. */
export function withExamples(text: string): string {
  const signs = text.match(example) ?? []
  return signs.length > 1 || signs.some((sign) => sign.includes('(@)'))
    ? text.replaceAll(example, '$11.')
    : text
}
/** Lines that stay lines, as in poems and addresses. */
const lineBlock = /^(?:\|[ \t][^|\n]*(?:\n|$)){2,}/gm

/** What Pandoc and Obsidian have besides, as Markdown has it. */
export function withoutPandoc(markdown: string, tell: Tell): string {
  const notes: string[] = []
  const drawn = (table: string) => {
    tell(`a table of Pandoc, which stands as it is drawn: ${table.trim().split('\n')[0]}`)
    return `\n\`\`\`text\n${table.trimEnd()}\n\`\`\`\n\n`
  }
  // Rows that stand far in would be code.
  const withTables = [gridTable, ruledTable].reduce(
    (text, table) => replacedOutsideCode(text, table, drawn),
    markdown,
  )
  const blocks = outsideCodeBlocks(withTables, (text) =>
    withExamples(text)
      .replaceAll(
        lineBlock,
        (lines) =>
          `${lines
            .trimEnd()
            .replaceAll(/^\|[ \t]+/gm, '')
            .replaceAll('\n', '\\\n')}\n`,
      )
      .replaceAll(codeLanguage, '$1$2$1')
      .replaceAll(pageBreak, (mark) => {
        tell(`the page break ${mark.trim()}`)
        return ''
      }),
  )
  const text = outsideCode(blocks, (part) =>
    part
      .replaceAll(highlight, '<mark>$1</mark>')
      .replaceAll(blockName, '')
      .replaceAll(inlineNote, (_, words: string) => {
        notes.push(words)
        return `[^inline-${notes.length}]`
      })
      .replaceAll(citation, (whole) => {
        tell(`the citation ${whole}, which stands as it was written`)
        return whole
      }),
  )
  return text + notes.map((words, index) => `\n\n[^inline-${index + 1}]: ${words}`).join('')
}
