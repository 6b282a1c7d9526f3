import { checkHeadings, checkQuestions, lettersOf } from '@lintel/engine/checks/questions.ts'
import { claims } from '@lintel/engine/content/claims.ts'
import { admissionsFile } from '@lintel/engine/content/questions.ts'
import { describe, expect, test } from 'vitest'

const sources = lettersOf(
  'title: "Decide once"\n## 5. What *we* log, and why\n<h2>Q&amp;A</h2>\n Methodology',
)
const problemsIn = (source: string, file = 'content/questions/about.yaml') =>
  checkHeadings(file, source, sources).map(({ line, message }) => `${line}: ${message}`)

describe('questions', () => {
  test.each([
    'Decide once:\n  - why?',
    '5. What we log, and why:\n  - what do you log?',
    "'Q&A':\n  - any?",
    `${claims.methodology?.figure ?? ''} Methodology:\n  - how?`,
    '',
  ])('belong to a heading: %j', (source) => expect(problemsIn(source)).toEqual([]))

  test('without one are named with their line', () => {
    expect(problemsIn('Decide once:\n  - why?\nDecide twice:\n  - why?')).toEqual([
      '3: no page has the heading "Decide twice"',
    ])
  })

  test('of no post are named', () => {
    expect(problemsIn('Decide once:\n  - why?', 'content/questions/blog/no-such-post.yaml')).toEqual([
      expect.stringContaining('no post of this name'),
    ])
  })
})

test('an admission that quotes no heading is in order, and one that quotes a heading that is gone is not', () => {
  const admissions = '- says: No.\n  questions: [a]\n- says: No.\n  quotes: { page: /, heading: Gone }\n'
  expect(problemsIn(admissions, admissionsFile)).toEqual(['4: no page has the heading "Gone"'])
})

test('the questions of this site are in order', () => {
  expect(checkQuestions()).toEqual([])
})
