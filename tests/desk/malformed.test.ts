import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Actions, DeskError } from '@lintel/desk/server/action.ts'
import { refreshFallbacks } from '@lintel/desk/server/fallbacks.ts'
import { actions as articles } from '@lintel/desk/views/articles/actions.ts'
import { actions as brand } from '@lintel/desk/views/brand/actions.ts'
import { actions as claims } from '@lintel/desk/views/claims/actions.ts'
import { actions as pages } from '@lintel/desk/views/pages/actions.ts'
import { actions as pictures } from '@lintel/desk/views/pictures/actions.ts'
import { actions as ofPublish } from '@lintel/desk/views/publish/actions.ts'
import { actions as repair } from '@lintel/desk/views/repair/actions.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'site-malformed-'))
const before = process.cwd()

beforeAll(() => {
  for (const part of [
    'content',
    'data',
    'pages',
    'components',
    'packages/kit',
    'packages/rules',
    'packages/engine',
    'package.json',
  ])
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !path.endsWith('node_modules') })
  process.chdir(folder)
  mkdirSync('node_modules/@lintel', { recursive: true })
  for (const name of ['kit', 'rules', 'engine'])
    symlinkSync(`../../packages/${name}`, `node_modules/@lintel/${name}`)
  for (const name of readdirSync(join(before, 'node_modules')).filter((each) => each !== '@lintel'))
    symlinkSync(join(before, 'node_modules', name), `node_modules/${name}`)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@firm.example', ...args])
  git('init', '--quiet')
  git('add', 'content')
  git('commit', '--quiet', '--message', 'Begin')
  refreshFallbacks()
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

const names = ['constructor', '__proto__', 'toString']
const words = ['', ' ', '\0', '\ud800', '%', '-', '..', '../x', 'x'.repeat(5000), '{{', '📐', ...names]
const files = [
  'content',
  'content/',
  'content/people',
  'content/people/nobody.yaml',
  'content/people/constructor.yaml',
  'content/blog/none.md',
  'content/blog/__proto__.md',
  'content/site.yaml',
  'content/claims.yaml',
  'content/pages/home.yaml',
  'content/questions/about.yaml',
  'content/legal/terms.md',
  'content/../package.json',
  '/etc/passwd',
  'data/holidays.ts',
  ...words,
]
const paths = [
  [],
  ['x'],
  [0],
  ['blocks', 0, 'nothing'],
  ['blocks', 9999],
  ...names.map((name) => [name, name]),
]
const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
const values = [
  deep,
  null,
  0,
  -1,
  true,
  '',
  'x',
  [],
  {},
  [[[]]],
  { id: 'x' },
  JSON.parse('{"__proto__":{"x":1}}'),
]

interface Schema {
  type: string
  entries?: Record<string, Schema>
  options?: unknown[]
  item?: Schema
  value?: Schema
  wrapped?: Schema
  items?: Schema[]
  literal?: unknown
}

/** Inputs that a schema lets through, or nearly, and that make no sense. */
function inputsOf(schema: Schema, key = ''): unknown[] {
  const { type, entries = {}, options = [], item, value, wrapped, literal } = schema
  if (type === 'string') return key === 'file' ? files : words
  if (type === 'array' && key === 'path') return paths
  if (type === 'array' && item) return [[], ...inputsOf(item, key).map((each) => [each])]
  if (type === 'record' && value)
    return [{}, ...inputsOf(value).flatMap((each) => names.map((name) => ({ [`${name}`]: each })))]
  if (type === 'picklist') return options
  if (type === 'literal') return [literal]
  if (type === 'boolean') return [true, false]
  if (type === 'number') return [0, -1, 0.5, 1e9]
  if (type === 'unknown') return values
  if (wrapped) return [...(type === 'optional' ? [undefined] : [null]), ...inputsOf(wrapped, key)]
  if (type === 'union' || type === 'variant')
    return (options as Schema[]).flatMap((each) => inputsOf(each, key))
  const fields = Object.entries(entries).map(([name, each]) => [name, inputsOf(each, name)] as const)
  const most = Math.max(1, ...fields.map(([, inputs]) => inputs.length))
  // Each value at least twice, beside different others.
  return Array.from({ length: 2 * most }, (_, index) =>
    Object.fromEntries(
      fields.map(([name, inputs], at) => [
        name,
        inputs[(index * (index < most ? 1 : at + 1)) % inputs.length],
      ]),
    ),
  )
}

const describeInput = (input: unknown) => {
  try {
    return JSON.stringify(input).slice(0, 300)
  } catch {
    return 'very deep lists'
  }
}

/** All others ask git or every check, whatever they are given. */
const { problemOf, unsaved, moveQuestions } = ofPublish
const publish = { problemOf, unsaved, moveQuestions }
const views: Record<string, Actions> = { articles, brand, claims, pages, pictures, publish, repair } as never

/** Those that are given something. */
const asked = Object.entries(views).flatMap(([view, actions]) =>
  Object.entries(actions).flatMap(([name, { schema, run }]) =>
    Object.keys((schema as unknown as Schema).entries ?? {}).length > 0 ? [{ view, name, schema, run }] : [],
  ),
)

test.each(asked)('a malformed request to $view/$name is refused with words', async ({ schema, run }) => {
  for (const input of inputsOf(schema as unknown as Schema)) {
    const parsed = v.safeParse(schema, input)
    if (!parsed.success) continue
    const failed = await Promise.resolve()
      .then(() => run(parsed.output))
      .then(JSON.stringify, (error) => error)
    if (failed instanceof Error && !(failed instanceof DeskError))
      expect.soft(failed.stack, describeInput(input)).toBe('')
  }
})
