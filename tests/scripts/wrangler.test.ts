import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntilReady } from '@lintel/cli/wrangler.ts'
import { isMigrated } from '@lintel/desk/server/database.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { expect, test } from 'vitest'

test('a runtime that a signal ends is not waited for', async () => {
  const runtime = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  runtime.kill('SIGKILL')
  await once(runtime, 'exit')
  await expect(waitUntilReady(`http://127.0.0.1:${await freePort()}`, runtime)).rejects.toThrow('SIGKILL')
})

test('two programs that begin together prepare one database, which no other user can look into or lead elsewhere', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'shared-'))
  const [shared, victim, state] = ['tmp', 'victim', 'state'].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ]
  // A file of the same name as a temporary one of wrangler, among those that all users share.
  mkdirSync(join(shared, 'update-check'), { recursive: true })
  writeFileSync(victim, 'Mine')
  symlinkSync(victim, join(shared, 'update-check/wrangler-latest.json'))
  expect(await isMigrated(state)).toBe(false)
  const program = `import { migrate } from '@lintel/cli/wrangler.ts'; migrate(${JSON.stringify(state)})`
  const both = ['site', 'desk'].map(async () => {
    const env = { ...process.env, TMPDIR: shared }
    const [code] = await once(
      spawn(process.execPath, ['--input-type=module', '--eval', program], { env }),
      'exit',
    )
    return code
  })
  expect(await Promise.all(both)).toEqual([0, 0])
  expect(await isMigrated(state)).toBe(true)
  expect(statSync(state).mode & 0o777).toBe(0o700)
  expect(readFileSync(victim, 'utf8')).toBe('Mine')
  expect(readdirSync(shared)).toEqual(['update-check'])
})
