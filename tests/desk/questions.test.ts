import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { moveQuestions } from '@lintel/desk/records/questions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-questions-'))
const before = process.cwd()
const file = 'content/questions/ai-systems.yaml'
const source = `# As visitors ask.
"The model: one part":
  - what is "The model: one part"?
LLM Applications: # the largest
  - a chatbot
Process: 
  - how long?
`

beforeAll(() => {
  process.chdir(folder)
  mkdirSync('content/questions', { recursive: true })
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

test.each([
  [
    'a heading',
    { title: 'The model: one part' },
    { title: 'One part' },
    '"The model: one part":\n',
    'One part:\n',
  ],
  [
    'one of a list',
    { items: ['a', 'Process'] },
    { items: ['a', 'Steps: all'] },
    'Process: \n',
    '"Steps: all":\n',
  ],
  ['a text that is no heading', { lead: 'a chatbot' }, { lead: 'Process' }, '', ''],
  ['one that has questions already', { title: 'Process' }, { title: 'The model: one part' }, '', ''],
  ['one that is emptied', { title: 'Process' }, { title: '' }, '', ''],
  ['one that is gone', { title: 'Process' }, {}, '', ''],
  [
    'one whose block is gone, before another without questions',
    { blocks: [{ title: 'Process' }, { title: 'Tools' }] },
    { blocks: [{ title: 'Tools' }] },
    '',
    '',
  ],
  [
    'one whose block has moved',
    { blocks: [{ title: 'Process' }, { title: 'Tools' }] },
    { blocks: [{ title: 'Tools' }, { title: 'Process' }] },
    '',
    '',
  ],
])('%s takes its questions along, and nothing else', (_, one, other, from, to) => {
  writeFileSync(file, source)
  moveQuestions('content/services/ai-systems.yaml', one, other)
  expect(readFileSync(file, 'utf8')).toBe(source.replace(from, to))
})

test('a page without questions has none', () => {
  moveQuestions('content/services/others.yaml', { title: 'Process' }, { title: 'Steps' })
  moveQuestions('content/synonyms.yaml', { title: 'Process' }, { title: 'Steps' })
})
