import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endGroup } from '@lintel/engine/command/endGroup.ts'
import { expect, onTestFinished, test } from 'vitest'

const rule = 'packages/lab/lint/noShellKill.grit'

test('ends a child and what the child has started', async () => {
  const grandchild =
    "const { spawn } = require('node:child_process'); process.send(spawn('sleep', ['60']).pid)"
  const child = spawn(process.execPath, ['--eval', grandchild], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [pid] = await once(child, 'message')
  endGroup(child.pid)
  await once(child, 'exit')
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect(() => endGroup(child.pid), 'once more').not.toThrow()
})

test.each([undefined, Number.NaN, 0, 1, -1, -16_422, 1.5])('refuses %s', (leader) => {
  expect(() => endGroup(leader)).toThrow(RangeError)
})

test.each([
  "spawnSync('kill', ['-KILL', '-16422'])",
  "execSync('kill -9 -1')",
  "childProcess.execFile('/bin/kill', ['-1'])",
  "spawn('pkill', ['node'], { stdio: 'ignore' })",
  'exec(`killall node`)',
])('the linter refuses %s', (code) => {
  const { path: folder, remove } = mkdtempDisposableSync(join(tmpdir(), 'lintel-lint-'))
  onTestFinished(remove)
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [resolve(rule)] }))
  writeFileSync(join(folder, 'file.ts'), code)
  const { status, stdout, stderr } = spawnSync('biome', ['lint'], { cwd: folder, encoding: 'utf8' })
  expect(stdout + stderr).toContain('call endGroup() or process.kill()')
  expect(status).toBe(1)
})

function isRunning(pid: number): boolean {
  // What has ended and was not waited for yet is a zombie to the kernel.
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', `${pid}`], { encoding: 'utf8' })
  return /^[^Z]/.test(stdout.trim())
}
