import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endGroup } from '@lintel/engine/command/endGroup.ts'
import { freePort } from '@lintel/engine/command/port.ts'
import { expect, onTestFinished, test } from 'vitest'

test('a signal to the command that serves the site ends the runtime too', async () => {
  const port = await freePort()
  const state = mkdtempSync(join(tmpdir(), 'lintel-serve-'))
  onTestFinished(() => rmSync(state, { recursive: true, force: true }))
  const options = { port, state, assets: 'tests/functions/fixtures/site' }
  const code = `
    import { serve } from './packages/cli/wrangler.ts'
    const { address, ended } = await serve(${JSON.stringify(options)})
    process.send(address)
    await ended`
  const command = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
  // Whatever is left of its group where this fails.
  onTestFinished(() => endGroup(command.pid))
  const [address] = await once(command, 'message')
  expect((await fetch(address)).status).toBe(200)
  command.kill('SIGINT')
  await once(command, 'exit')
  await expect(fetch(address)).rejects.toThrow()
})
