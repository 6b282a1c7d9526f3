import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { client } from '@lintel/engine/built/artefact.ts'
import autocannon from 'autocannon'
import { requireBuild } from '../requireBuild.ts'
import { startSirv } from '../startSirv.ts'
import { platforms } from './startRuntime.ts'

/**
 * Compares the Node server's pages per second with sirv on the same files. They alternate in one run, so that
 * a busy machine slows both. Fails below the goal.
 */
const goal = 0.8
const rounds = 5
const seconds = 4
const connections = 32
const pages = ['/', '/about', '/blog', '/contact']

requireBuild()
using state = mkdtempDisposableSync(join(tmpdir(), 'lintel-files-'))
const server = await platforms.node?.(state.path, {})
const peer = await startSirv(client)
if (!server) throw new Error('There is no Node platform.')
const rates: Record<string, number[]> = { sirv: [], lintel: [] }
try {
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, address] of [
      ['sirv', peer.address],
      ['lintel', server.address],
    ] as const) {
      const rate = await measure(address)
      // The first round is a warm-up.
      if (round > 0) rates[name]?.push(rate)
    }
  }
  console.log(`lintel: ${server.memory()} MiB of memory at the end`)
} finally {
  await server.kill()
  peer.stop()
}
const [sirv = 1, lintel = 0] = Object.values(rates).map(median)
for (const [name, values] of Object.entries(rates))
  console.log(`${name}: ${median(values)} pages/s (${values.join(', ')})`)
const share = lintel / sirv
console.log(`${Math.round(share * 100)} % of sirv's rate (at least ${goal * 100} %).`)
process.exitCode = share >= goal ? 0 : 1

async function measure(address: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: pages.map((path) => ({ path, headers: { 'accept-encoding': 'gzip, br' } })),
  })
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} other answers and ${errors} errors.`)
  return Math.round(requests.average)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
