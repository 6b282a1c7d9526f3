import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitUntilReady } from '@lintel/cli/wrangler.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { expect, test } from 'vitest'

test('a runtime that a signal ends is not waited for', async () => {
  const runtime = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  runtime.kill('SIGKILL')
  await once(runtime, 'exit')
  await expect(waitUntilReady(`http://127.0.0.1:${await freePort()}`, runtime)).rejects.toThrow('SIGKILL')
})
