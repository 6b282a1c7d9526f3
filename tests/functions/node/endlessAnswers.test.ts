import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { postJson } from '@lintel/edge/outbox/channels/post.ts'
import { expect, onTestFinished, test } from 'vitest'

/** Starts a server whose answers never end, and returns how many bytes it has sent of them. */
async function startEndless(status: number) {
  let sent = 0
  function* endless() {
    for (;;) {
      sent += 65_536
      yield 'no_service '.repeat(5_958)
    }
  }
  const server = createServer((_, response) =>
    pipeline(endless(), response.writeHead(status), () => {}),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent: () => sent }
}

test('of a refusal without end, no more is read than its reason takes', async () => {
  const { address, sent } = await startEndless(400)
  const began = performance.now()
  await expect(postJson('Slack', address, '{}', { reasons: /^[a-z_]+/ })).rejects.toThrow(
    'Slack answered 400 no_service.',
  )
  expect(performance.now() - began).toBeLessThan(5_000)
  expect(sent()).toBeLessThan(20e6)
})
