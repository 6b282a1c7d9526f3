import { describeDiagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { expect, test } from 'vitest'

const diagnostic = { file: 'content/blog/a.md', line: 3, message: 'date is missing', fix: 'write the day' }

test('a diagnostic is one line that begins with its place', () => {
  expect(describeDiagnostic(diagnostic)).toBe('content/blog/a.md:3 date is missing: write the day')
  expect(describeDiagnostic({ ...diagnostic, column: 7 })).toMatch(/^content\/blog\/a\.md:3:7 date/)
})

test('lines are counted from 1', () => {
  expect([0, 3, 4].map((position) => lineAt('one\ntwo', position))).toEqual([1, 1, 2])
})
