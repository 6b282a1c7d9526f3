import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@lintel/engine/command/port.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, expect, test } from 'vitest'

const { folder, client, build, remove } = projectCopy({ withTests: true })
afterAll(remove)

function insertBefore(file: string, text: string, line: string) {
  const source = readFileSync(join(folder, file), 'utf8')
  expect(source.split(text), file).toHaveLength(2)
  writeFileSync(join(folder, file), source.replace(text, `${line}\n${text}`))
}

/** Runs a command of the project in the copy, without what test runners tell their own processes. */
function run(command: string, ...args: string[]) {
  const { NODE_ENV: _, VITEST: __, EDGE_PLATFORM: ___, ...environment } = process.env
  const env = { ...environment, PATH: `${folder}/node_modules/.bin:${environment.PATH}` }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
}

test('a field that is added as CONTRIBUTING.md says is stored, told, shown, exported and erased', async () => {
  const rules = 'packages/rules/contact.ts'
  const field = "  budget: { label: 'Budget', control: 'text', minimum: 0, box: 100, under: 150 },"
  insertBefore(rules, "  message: { label: 'Message'", field)
  insertBefore(
    rules,
    '  message: [\n',
    '  budget: [refuse((budget) => budget.length >= fields.budget.under, contactMessages.budgetLong)],',
  )
  insertBefore(rules, '  messageShort:', "  budgetLong: 'Budget must be less than 150 characters',")
  writeFileSync(
    join(folder, 'packages/edge/migrations/0099_budget.sql'),
    'ALTER TABLE enquiries ADD COLUMN budget TEXT;\n',
  )
  insertBefore('content/interface/contact-form.yaml', '  message: Message\n', '  budget: Budget')

  for (const check of ['types', 'content']) run('npm', 'run', '--silent', 'check', '--', check)
  const tests = ['everyField', 'erasure', 'receipt', 'api/contact-secure', 'api/badInputs']
  const files = tests.map((name) => `tests/functions/${name}.test.ts`)
  run(
    'vitest',
    'run',
    '--project',
    'edge',
    '--project',
    'edge on workerd',
    ...files,
    'tests/components/contact',
  )

  build()
  const page = readFileSync(join(client, 'contact.html'), 'utf8')
  const [form = ''] = /<label for="contact-budget"[\s\S]*?\/>/.exec(page) ?? []
  for (const part of ['>Budget</label>', '>optional<', 'name="budget"', 'maxLength="100"'])
    expect(form).toContain(part)

  // The desk's tests copy what git lists.
  run('git', 'init', '-q')
  process.env.PORT = String(await freePort())
  run('playwright', 'test', '--project=desk', 'tests/desk/enquiries.spec.ts', '-g', 'every field')
})
