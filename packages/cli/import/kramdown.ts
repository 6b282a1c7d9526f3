import { outsideCodeBlocks } from './code.ts'

/** An element of which the content is Markdown, though it stands in HTML; long ones are none, so that all is read in one go. */
const markdownElement =
  /^[ \t]*<([a-z]\w*)\b([^<>]{0,500}?)\smarkdown(?:="?(?:1|block|span|true)"?)?(?=[\s>])([^<>]{0,500})>/gim
const closingTag = /^[ \t]*<\/([a-z]\w*)>/gim
/** In the place of the entry of a list, or by itself. */
const contents =
  /^[ \t]*(?:[-*+]|\d+\.)[ \t][^\n]*\n[ \t]*\{:\s*toc\b[^{}\n]*\}[ \t]*$|^[ \t]*\[{1,2}_?toc_?\]{1,2}[ \t]*$/gim
const abbreviation = /^ {0,3}\*\[[^\][\n]+\]:.*$/gm

/** What kramdown, PHP Markdown Extra and Python-Markdown have besides, as Markdown has it. */
export function withoutExtras(text: string): string {
  const opened = new Set<string>()
  const replaced = (part: string) =>
    part
      .replaceAll(markdownElement, (_, name: string, before: string, after: string) => {
        opened.add(name.toLowerCase())
        return `\n<${name}${before}${after}>\n\n`
      })
      .replaceAll(closingTag, (tag, name: string) => (opened.has(name.toLowerCase()) ? `\n${tag}\n\n` : tag))
      .replaceAll(/<\/summary>/gi, (tag) => (opened.has('details') ? `${tag}\n\n` : tag))
      .replaceAll(contents, '')
      .replaceAll(abbreviation, '')
  return outsideCodeBlocks(text, (part) => withOneRule(withRules(replaced(part)).split('\n')).join('\n'))
}

/** Rows of a table with none below its heads, which has none. */
const bareRows = /(?<=\n[ \t]*\n|^\n?)(?: {0,3}\|[^\n]*\|[ \t]*(?:\n|$)){2,}(?=[ \t]*(?:\n|$))/g

/** Markdown in which these begin with an empty row of heads. */
const withRules = (text: string) =>
  text.replaceAll(bareRows, (rows) => {
    const [first = '', second = ''] = rows.split('\n')
    if (isDelimiter(second)) return rows
    const columns = first.trim().split(/(?<!\\)\|/).length - 2
    return `|${' |'.repeat(columns)}\n${isDelimiter(first) ? '' : `|${' - |'.repeat(columns)}\n`}${rows}`
  })

const isDelimiter = (line: string) => /^[ \t]*\|[-:+=| \t]*[-=][-:+=| \t]*$/.test(line)

/** The first of a table, which stands below its heads, with the sign of Markdown between columns. */
function withOneRule(lines: string[]): string[] {
  let [rows, rules] = [0, 0]
  return lines.flatMap((line) => {
    if (!/^[ \t]*\|/.test(line)) rows = rules = 0
    else if (rows > 0 && isRule(line))
      return rules++ === 0 ? [line.replaceAll('+', '|').replaceAll('=', '-')] : []
    else rows++
    return [line]
  })
}

/** A line among the rows of a table, of which Markdown has one. */
const isRule = (line: string) => /^[ \t]*\|[-:+=| \t]*$/.test(line) && /---|===/.test(line)
