import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const list = readFileSync('tests/specification.md', 'utf8')

/** The sections of the list: each heading with its rows of two cells. */
const sections = list
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const rows = lines.filter((line) => /^\| (?!Requirement |-)/.test(line))
    return { heading, rows: rows.map((row) => row.slice(2, -2).split(' | ')) }
  })
const rows = sections.flatMap((section) => section.rows)
const named = rows.flatMap(([, proof = '']) => [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

/** The titles of a file's tests and of their groups, as its source writes them. */
function titlesIn(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      /^(?:test|it|describe)$/.test(beginningOf(node.expression).getText(file))
    ) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text)
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(file).slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return titles
}

/** `test` of `test.each(rows)` and the like. */
function beginningOf(expression: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)
    ? beginningOf(expression.expression)
    : expression
}

test('the list has every section, each with rows', () => {
  expect(sections.map(({ heading }) => Number.parseInt(heading, 10))).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  for (const { heading, rows } of sections) expect(rows.length, heading).toBeGreaterThan(0)
})

test('every requirement names its tests, or says why there is none', () => {
  for (const row of rows) {
    expect(row, row.join(' | ')).toHaveLength(2)
    expect(row[1]).toMatch(/^(?:`tests\/[^`]+ › [^`]+`(?:<br>`tests\/[^`]+ › [^`]+`)*|None: .+)$/)
  }
})

describe.each([...Map.groupBy(named, (name) => name.split(' › ')[0] ?? '')])('%s', (path, names) => {
  test('is there, with each title that the list names', () => {
    expect(path).toMatch(/\.(?:test|spec)\.tsx?$/)
    expect(existsSync(path), path).toBe(true)
    const titles = titlesIn(path)
    expect(
      names.map((name) => name.slice(`${path} › `.length)).filter((title) => !titles.includes(title)),
    ).toEqual([])
  })
})
