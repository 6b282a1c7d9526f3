import { spawn, spawnSync } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { client } from '@lintel/engine/built/artefact.ts'
import { installPackages } from '../findBrowser.ts'
import { requireBuild } from '../requireBuild.ts'
import { startSirv } from '../startSirv.ts'
import { platforms } from './startRuntime.ts'

/**
 * Compares the Node server's pages per second with sirv on the same files. They alternate in one run, so that
 * a busy machine slows both. Fails below the goal. The client is wrk, because one in JavaScript takes more time for a
 * response than the server does. It accepts no encoding, so that both send the same bytes.
 */
const goal = 0.8
const rounds = 5
const seconds = 1
const connections = 32
const pages = ['/', '/about', '/blog', '/contact']

requireBuild()
const isMissing = () => spawnSync('wrk', ['--version']).error !== undefined
if (isMissing() && !installPackages('wrk'))
  throw new Error(
    'There is no wrk, which asks for the pages: install it ("sudo apt-get install wrk"), and run this again.',
  )
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
  const rates: number[] = []
  for (const page of pages) {
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, address + page]
    const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const report = await text(wrk.stdout)
    const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(report) ?? []
    if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`${address}${page}: ${report}`)
    rates.push(Number(rate))
  }
  return Math.round(rates.reduce((sum, rate) => sum + rate) / rates.length)
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
