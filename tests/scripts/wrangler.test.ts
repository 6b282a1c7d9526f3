import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, waitUntilReady } from '@lintel/cli/wrangler.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { expect, test, vi } from 'vitest'

test('a runtime that a signal ends is not waited for', async () => {
  const runtime = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  runtime.kill('SIGKILL')
  await once(runtime, 'exit')
  await expect(waitUntilReady(`http://127.0.0.1:${await freePort()}`, runtime)).rejects.toThrow('SIGKILL')
})

test('what another user has left among temporary files is not followed', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'shared-'))
  const [shared, victim] = [join(folder.path, 'tmp'), join(folder.path, 'victim')]
  mkdirSync(join(shared, 'update-check'), { recursive: true })
  writeFileSync(victim, 'Mine')
  symlinkSync(victim, join(shared, 'update-check/wrangler-latest.json'))
  vi.stubEnv('TMPDIR', shared)
  try {
    migrate(join(folder.path, 'state'))
  } finally {
    vi.unstubAllEnvs()
  }
  expect(readFileSync(victim, 'utf8')).toBe('Mine')
  expect(readdirSync(shared)).toEqual(['update-check'])
}, 60_000)
