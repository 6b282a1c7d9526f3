import { codeBlocks } from '@lintel/engine/content/markdown/codeAndComments.ts'
import { rangesIn } from './code.ts'

/** As Pandoc, R and kramdown begin a block of code, whose language may stand behind a name: `{#x .js}`, `{r, echo=FALSE}`. */
const begin = /^(`{3,}|~{3,})[ \t]*\{([^}\n]*)\}?[^\n]*/
/** As kramdown names it below the block. */
const below = /^[ \t]*\n[ \t>]*\{:[ \t]*\.(?:language-)?([\w+#-]+)[^}\n]*\}[ \t]*(?=\n|$)/
const language = /(?:^|\s)\.(?:language-)?([\w+#-]+)|^[:=]?\s*([a-z][\w+#-]*)(?![\w=-])/i

/** Markdown with the languages of its blocks of code where all programs look for them. */
export function withLanguages(markdown: string): string {
  if (!/[`~]{3}[ \t]*\{|\n[ \t>]*\{:/.test(markdown)) return markdown
  let [result, from] = ['', 0]
  for (const { start, end } of rangesIn(markdown, codeBlocks)) {
    const code = markdown.slice(start, end)
    const [attributes, named] = below.exec(markdown.slice(end, end + 500)) ?? []
    const fenced = code.replace(begin, (_, fence: string, inside: string) => {
      const [, byClass, first] = language.exec(inside) ?? []
      return fence + (byClass ?? first ?? '')
    })
    result +=
      markdown.slice(from, start) + (named ? fenced.replace(/^([`~]{3,})[ \t]*(?=\n)/, `$1${named}`) : fenced)
    from = end + (named ? (attributes?.length ?? 0) : 0)
  }
  return result + markdown.slice(from)
}
