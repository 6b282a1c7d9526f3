import { escapeHtml } from '@lintel/rules/text.ts'
import { parseSync } from 'vite'
import { matchesOutsideCode } from './code.ts'
import type { Tell } from './foreignPost.ts'

/** A letter that stands for itself, or a brace. */
const token = /\\[\s\S]|[{}]/g
const words = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/
/** What shows nothing by itself: comments, and the names of headings. */
const silent = /^\s*(?:\/\*[\s\S]*\*\/\s*$|#)/

/** MDX without its expressions, of which the words alone are kept. */
export function withoutExpressions(text: string, tell?: Tell): string {
  let [markdown, depth, start, end] = ['', 0, 0, 0]
  for (const { 0: sign, index } of matchesOutsideCode(text, token))
    if (sign === '{' && depth++ === 0) start = index
    else if (sign === '}' && depth > 0 && --depth === 0) {
      const expression = text.slice(start + 1, index)
      const kept = words
        .exec(expression)
        ?.slice(1)
        .find((each) => each !== undefined)
      if (kept === undefined && !silent.test(expression))
        tell?.(`the expression {${expression.slice(0, 300).replaceAll(/\s+/g, ' ')}}`)
      const isValue = text[start - 1] === '='
      markdown += text.slice(end, start) + (isValue ? `"${escapeHtml(kept ?? '')}"` : (kept ?? ''))
      end = index + 1
    }
  return markdown + text.slice(end)
}

/** MDX without what belongs to the program: it begins a block, and goes on to the first empty line before which it is whole. */
export function withoutImports(markdown: string): string {
  let [result, end] = ['', 0]
  for (const { index } of matchesOutsideCode(markdown, /^(?:import|export)\s/gm)) {
    if (index < end || !beginsBlock.test(markdown.slice(Math.max(0, index - 200), index))) continue
    const next = endOfProgram(markdown, index)
    if (next === undefined) continue
    result += markdown.slice(end, index)
    end = next
  }
  return result + markdown.slice(end)
}

const beginsBlock = /(?:^|\n)[ \t]*\n$|^$/
const emptyLine = /\n[ \t]*(?=\n)|$/g

/** A program has at most so many empty lines, and letters. */
const most = { emptyLines: 50, length: 50_000 }

function endOfProgram(markdown: string, start: number): number | undefined {
  const rest = markdown.slice(start, start + most.length)
  const ends = rest.matchAll(emptyLine).map(({ index }) => index)
  const end = ends.take(most.emptyLines).find((each) => isProgram(rest.slice(0, each)))
  return end === undefined ? undefined : start + end
}

function isProgram(text: string): boolean {
  const { errors, program } = parseSync('post.tsx', text)
  return errors.length === 0 && program.body.every(({ type }) => /^(?:Import|Export)/.test(type))
}
