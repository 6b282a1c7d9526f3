import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Stage } from '@lintel/lab/runSteps.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'steps-'))
afterAll(() => rmSync(folder, { recursive: true }))

const scripts = {
  one: 'echo one:',
  two: 'echo two',
  broken: 'echo "first line"; echo "why it broke" >&2; exit 3',
  said: 'echo said',
}
writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))

function run(stages: Stage[]) {
  const runSteps = pathToFileURL('packages/lab/runSteps.ts')
  const code = `import { runSteps } from '${runSteps}'\nawait runSteps(${JSON.stringify(stages)}, 'npm test')`
  writeFileSync(join(folder, 'run.ts'), code)
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" run.ts 2>&1`], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr, lines: stdout.trimEnd().split('\n') }
}

test('says where the time went, step by step', () => {
  const { status, output } = run([[['one'], ['two']], [['said']]])
  expect(status).toBe(0)
  for (const step of ['one', 'two', 'said', 'npm test'])
    expect(output).toMatch(new RegExp(`^  ${step} +\\d+\\.\\d s +\\d+ %$`, 'm'))
})

test('stops at the first failure, and shows all of its output last, before the times', () => {
  const { status, output, lines } = run([[['broken', 'two'], ['said']], [['one']]])
  expect(status).toBe(1)
  expect(output).toMatch(/said\n[\s\S]*— broken failed\nfirst line\nwhy it broke\n\s*Where the time went:/)
  expect(output).toMatch(/^ {2}broken .* failed$/m)
  expect(output).not.toMatch(/one:|^two$/m)
  expect(lines.at(-1)).toBe('"npm run broken" failed. Fix that and run it alone, then "npm test" again.')
})

test('hands arguments on', () => {
  expect(run([[['one -- word']]]).output).toContain('one: word\n')
})
