import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'measured-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a measured script is given no arguments, and what it took follows', () => {
  const script = join(folder, 'script.mjs')
  writeFileSync(script, 'console.log(process.argv.slice(2).length)')
  const output = execFileSync(process.execPath, ['packages/lab/bench/build/measured.ts', script], {
    encoding: 'utf8',
  })
  const [firstLine, cost = ''] = output.trim().split('\n')
  expect(firstLine).toBe('0')
  const { wall, cpu, memory } = JSON.parse(cost)
  for (const each of [wall, cpu, memory]) expect(each).toBeGreaterThan(0)
})
