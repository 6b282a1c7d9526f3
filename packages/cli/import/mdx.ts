import { parseSync } from 'vite'
import { matchesOutsideCode } from './code.ts'

/** The words that an expression of MDX is; nothing where a program makes them. */
export function literalIn(source: string): string | undefined {
  const [statement] = parseSync('post.tsx', `(${source})`).program.body
  let value = statement?.type === 'ExpressionStatement' ? statement.expression : undefined
  while (value?.type === 'ParenthesizedExpression') value = value.expression
  if (value?.type === 'Literal') return /^(?:string|number)$/.test(typeof value.value) ? `${value.value}` : ''
  return value?.type === 'TemplateLiteral' && value.quasis.length === 1
    ? (value.quasis[0]?.value.cooked ?? undefined)
    : undefined
}

/** Whether there is more than comments. */
export const hasProgram = (source: string) => parseSync('post.tsx', source).program.body.length > 0

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
