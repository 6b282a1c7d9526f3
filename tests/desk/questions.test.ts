import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renameChangedHeadings, rewritesForRemoval } from '@lintel/desk/records/questions.ts'
import { checkQuestions } from '@lintel/engine/checks/questions.ts'
import { site } from '@site/data/site.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = mkdtempSync(join(tmpdir(), 'site-questions-'))
const before = process.cwd()
const file = 'content/questions/ai-systems.yaml'
const source = `# As visitors ask.
"The model: one part":
  - what is "The model: one part"?
# The largest.
LLM Applications:
  - a chatbot
Process:
  - how long?
`

beforeAll(() => {
  process.chdir(folder)
  mkdirSync('content/questions', { recursive: true })
  symlinkSync(join(before, 'node_modules'), 'node_modules')
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
    'Process:\n',
    '"Steps: all":\n',
  ],
  [
    'one that names the firm',
    { items: ['a', 'Process'] },
    { items: ['a', 'How {{name}} works'] },
    'Process:\n',
    `How ${site.name} works:\n`,
  ],
  ['a text that is no heading', { lead: 'a chatbot' }, { lead: 'Process' }, '', ''],
  ['one that has questions already', { title: 'Process' }, { title: 'The model: one part' }, '', ''],
  ['one that is emptied', { title: 'Process' }, { title: '' }, '', ''],
  ['one that is gone', { title: 'Process' }, {}, '', ''],
  ['one that has changed its place', { items: ['Process', 'b'] }, { items: ['b', 'Process'] }, '', ''],
  ['one whose entry is removed', { items: ['Process', 'b'] }, { items: ['b'] }, '', ''],
])('%s takes its questions along, and nothing else', (_, one, other, from, to) => {
  writeFileSync(file, source)
  renameChangedHeadings('content/services/ai-systems.yaml', one, other)
  expect(readFileSync(file, 'utf8')).toBe(source.replace(from, to))
})

test('a page without questions has none', () => {
  renameChangedHeadings('content/services/others.yaml', { title: 'Process' }, { title: 'Steps' })
  renameChangedHeadings('content/synonyms.yaml', { title: 'Process' }, { title: 'Steps' })
})

const unanswered = `# By page.
"*":
  "*":
    - which version?
/ai-systems:
  # As it is.
  Process:
    - since when?
  "The model: one part":
    - who is "the model"?
/services:
  Process:
    - what does it cost?
  AI Systems:
    - which one?
`
const admissions = `# By what is said instead.
- says: This site names no year.
  quotes: { page: /ai-systems, heading: 'Process' }
  questions: [ since when? ]
- says: This site names no price.
  questions: [ how much? ]
`
const link = 'hero: { href: /ai-systems#process, other: /ai-systems#process-2 } # leads there\n'

/** Every text below `content/`, by its file. */
const written = (...files: string[]) => files.map((each) => readFileSync(each, 'utf8'))

test('a heading takes along what is not answered there, who quotes it and what leads to it, and undo does too', () => {
  const files = ['content/unanswered.yaml', 'content/admissions.yaml', 'content/pages/about.yaml']
  mkdirSync('content/pages', { recursive: true })
  writeFileSync('content/unanswered.yaml', unanswered)
  writeFileSync('content/admissions.yaml', admissions)
  writeFileSync('content/pages/about.yaml', link)
  writeFileSync('content/pages/services.yaml', 'steps: { title: Process }\n')
  renameChangedHeadings('content/services/ai-systems.yaml', { title: 'Process' }, { title: 'Steps: all' })
  expect(written(...files)).toEqual([
    unanswered.replace('Process:', '"Steps: all":'),
    admissions.replace("'Process'", "'Steps: all'"),
    link.replace('#process,', '#steps-all,'),
  ])
  renameChangedHeadings('content/services/ai-systems.yaml', { title: 'Steps: all' }, { title: 'Process' })
  expect(written(...files)).toEqual([unanswered, admissions, link])
})

test('a heading that other pages show too takes along what is asked there', () => {
  const file = 'content/unanswered.yaml'
  writeFileSync(file, unanswered)
  mkdirSync('content/services', { recursive: true })
  const service = 'content/services/ai-systems.yaml'
  writeFileSync(service, 'name: AI\n')
  renameChangedHeadings(service, { name: 'AI Systems' }, { name: 'AI' })
  expect(readFileSync(file, 'utf8')).toBe(unanswered.replace('  AI Systems:', '  AI:'))
})

test('a record that is removed takes along all that is asked of it, and nothing else', () => {
  const file = 'content/questions/ai-systems.yaml'
  const others = 'content/questions/services.yaml'
  const service = 'content/services/ai-systems.yaml'
  mkdirSync('content/services', { recursive: true })
  writeFileSync(service, 'name: Airship Designs\nhero: { title: Process }\n')
  writeFileSync('content/pages/services.yaml', 'steps: { title: Process }\n')
  writeFileSync(file, source)
  writeFileSync(others, 'Process:\n  - how long?\nAirship Designs:\n  - which one?\nNever There:\n  - why?\n')
  writeFileSync('content/unanswered.yaml', unanswered.replace('AI Systems', 'Airship Designs'))
  writeFileSync('content/admissions.yaml', admissions)
  const gone = rewritesForRemoval(service)
  expect(Object.fromEntries(gone.map(({ file, after }) => [file, after]))).toEqual({
    [file]: null,
    [others]: 'Process:\n  - how long?\nNever There:\n  - why?\n',
    'content/unanswered.yaml':
      '# By page.\n"*":\n  "*":\n    - which version?\n/services:\n  Process:\n    - what does it cost?\n',
    'content/admissions.yaml': '- says: This site names no price.\n  questions: [ how much? ]\n',
  })
  for (const { file, before } of gone) expect(readFileSync(file, 'utf8')).toBe(before)
  rmSync('content', { recursive: true })
})

test('a person, who has no page, leaves what is asked of the page where others stand too', () => {
  const people = 'content/people'
  for (const each of [people, 'content/questions']) mkdirSync(each, { recursive: true })
  mkdirSync('content/pages', { recursive: true })
  writeFileSync(`${people}/ada.yaml`, 'role: Head of Airships\n')
  writeFileSync('content/pages/about.yaml', 'title: Who we are\n')
  const about = 'content/questions/about.yaml'
  const asked = 'Who we are:\n  - who are you?\n'
  writeFileSync(about, `${asked}Head of Airships:\n  - who flies?\n`)
  const openOnes = '/about:\n  Who we are:\n    - how old are you?\n'
  writeFileSync('content/unanswered.yaml', openOnes)
  writeFileSync(
    'content/admissions.yaml',
    '- says: No.\n  quotes: { page: /about, heading: Who we are }\n  questions: [who?]\n',
  )
  expect(rewritesForRemoval(`${people}/ada.yaml`)).toEqual([
    { file: about, before: `${asked}Head of Airships:\n  - who flies?\n`, after: asked },
  ])
  rmSync('content', { recursive: true })
})

test('whatever heading this site has, no question is left without it once it is renamed, and undo brings all back', () => {
  for (const each of ['content', 'data', 'pages', 'components', 'packages/kit'])
    cpSync(join(before, each), each, { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  const cited = globSync([
    'content/questions/**/*.yaml',
    'content/unanswered.yaml',
    'content/admissions.yaml',
  ])
  const all = written(...cited).join('\n')
  const records = globSync('content/{pages,services,tools,case-studies,specimens,people}/*.yaml')
  const rename = (value: unknown, named: (text: string) => string): unknown => {
    if (typeof value === 'string') return named(value)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, each]) => [key, rename(each, named)])
    return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
  }
  const write = (file: string, from: unknown, to: unknown) => {
    writeFileSync(file, JSON.stringify(to, null, 1))
    renameChangedHeadings(file, from, to)
  }
  const renamed = records.map((file) => {
    const was = parse(readFileSync(file, 'utf8'))
    const is = rename(was, (text) => (all.includes(text) && text.includes(' ') ? `${text}, anew` : text))
    return { file, was, is }
  })
  for (const { file, was, is } of renamed) write(file, was, is)
  expect(
    written(...cited)
      .join('\n')
      .match(/, anew/g)?.length,
  ).toBeGreaterThan(100)
  expect(checkQuestions()).toEqual([])
  for (const { file, was, is } of renamed.toReversed()) write(file, is, was)
  expect(
    written(...cited)
      .join('\n')
      .replaceAll(/["']/g, ''),
  ).toBe(all.replaceAll(/["']/g, ''))
  for (const each of [
    'content/services/digital-transformation.yaml',
    'content/tools/live-streaming-cost-calculator.yaml',
  ]) {
    const gone = rewritesForRemoval(each)
    rmSync(each)
    for (const { file, after } of gone) after === null ? rmSync(file) : writeFileSync(file, after)
    expect(checkQuestions(), each).toEqual([])
  }
})
