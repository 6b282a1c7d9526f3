import { escapeHtml } from '@lintel/rules/text.ts'
import { matchesOutsideCode, outsideCode } from './code.ts'
import type { Tell } from './foreignPost.ts'

/** A letter that stands for itself, or a brace. */
const token = /\\[\s\S]|[{}]/g
const words = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/
/** What shows nothing by itself: comments, the names of headings, and what belongs to the program. */
const silent = /^\s*(?:\/\*[\s\S]*\*\/\s*$|#)/
const ofProgram = /^(?:import|export)\s[^\n]*$/

/** MDX without its expressions, of which the words alone are kept. */
export function withoutExpressions(text: string, tell?: Tell): string {
  let [markdown, depth, start, end] = ['', 0, 0, 0]
  for (const { 0: sign, index } of matchesOutsideCode(text, token))
    if (sign === '{' && depth++ === 0) start = index
    else if (sign === '}' && depth > 0 && --depth === 0) {
      const expression = text.slice(start + 1, index)
      const before = text.slice(Math.max(0, start - 200), start)
      const kept = words
        .exec(expression)
        ?.slice(1)
        .find((each) => each !== undefined)
      if (
        kept === undefined &&
        !silent.test(expression) &&
        !ofProgram.test(before.slice(before.lastIndexOf('\n') + 1))
      )
        tell?.(`the expression {${expression.slice(0, 300).replaceAll(/\s+/g, ' ')}}`)
      const isValue = before.endsWith('=')
      markdown += text.slice(end, start) + (isValue ? `"${escapeHtml(kept ?? '')}"` : (kept ?? ''))
      end = index + 1
    }
  return markdown + text.slice(end)
}

/** MDX without what belongs to the program, of which withoutExpressions has taken the braces. */
export const withoutImports = (markdown: string) =>
  outsideCode(markdown, (text) => text.replaceAll(/^(?:import|export)\s.*$/gm, ''))
