import { escapeHtml } from '@lintel/rules/text.ts'
import { matchesOutsideCode, replacedOutsideCode } from './code.ts'
import type { Tell } from './foreignPost.ts'

/** A letter that stands for itself, or a brace. */
const token = /\\[\s\S]|[{}]/g
const words = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/
/** What shows nothing by itself: comments, the names of headings, and what belongs to the program. */
const silent = /^\s*(?:\/\*[\s\S]*\*\/\s*$|#)/
const ofProgram =
  /^(?:import\s[\s\S]*['"]|export\s+(?:(?:default|const|let|var|async|function|class|type|interface|enum)\b|[*;=]|from\b|$))/
/** The line that an expression stands in is one that the program begins with, where its block does. */
const beginsProgram = /(?:^|\n[ \t]*\n)(?:import|export)\s(?:[^\n]*\S[^\n]*\n)*[^\n]*$/

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
      if (kept === undefined && !silent.test(expression) && !beginsProgram.test(before))
        tell?.(`the expression {${expression.slice(0, 300).replaceAll(/\s+/g, ' ')}}`)
      const isValue = before.endsWith('=')
      markdown += text.slice(end, start) + (isValue ? `"${escapeHtml(kept ?? '')}"` : (kept ?? ''))
      end = index + 1
    }
  return markdown + text.slice(end)
}

/**
 * MDX without what belongs to the program, of which withoutExpressions has taken the braces: it begins a block, and goes on to
 * the next empty line.
 */
export const withoutImports = (markdown: string) =>
  replacedOutsideCode(
    markdown,
    /(?<=(?:^|\n)[ \t]*\n|^)(?:import|export)\s[^\n]*(?:\n[^\n]*\S[^\n]*)*/g,
    (block) => (ofProgram.test(block) ? '' : block),
  )
