import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/port.ts'
import { untilItAnswers } from '#scripts/wrangler.ts'

test('a runtime that a signal ends is not waited for', async () => {
  const runtime = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  runtime.kill('SIGKILL')
  await once(runtime, 'exit')
  await expect(untilItAnswers(`http://127.0.0.1:${await freePort()}`, runtime)).rejects.toThrow('SIGKILL')
})
