import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@lintel/cli/wrangler.ts'
import { createToken, jsonRequest } from './requests.ts'
import { type Runtime, startWorker } from './startRuntime.ts'

/**
 * Compares the contact handler with one that only inserts a row. They alternate in one run, so that a busy
 * machine slows both. Fails if the full path costs more than 1.5 times the bare one.
 */
const rounds = 5
const roundTime = 4000
const senders = 16
const highestCost = 1.5

interface Contestant {
  name: string
  runtime: Runtime
  times: number[]
  seconds: number
}

using state = mkdtempDisposableSync(join(tmpdir(), 'lintel-bench-'))
const contestants: Contestant[] = []
try {
  for (const [name, config] of [
    ['bare', 'packages/lab/edge/bare.jsonc'],
    ['full', 'wrangler.jsonc'],
  ] as const) {
    const folder = join(state.path, name)
    migrate(folder, config)
    contestants.push({ name, runtime: await startWorker(folder, config), times: [], seconds: 0 })
  }
  for (const { runtime } of contestants) await load(runtime, roundTime / 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of contestants) await measure(contestant)
  }
  for (const contestant of contestants) console.log(report(contestant))
  const [bare, full] = contestants.map(rate)
  const cost = (bare ?? 0) / (full ?? 1)
  console.log(`The whole path costs ${cost.toFixed(2)} times the bare one (at most ${highestCost}).`)
  process.exitCode = cost <= highestCost ? 0 : 1
} finally {
  await Promise.all(contestants.map(({ runtime }) => runtime.kill()))
}

async function measure(contestant: Contestant): Promise<void> {
  const start = performance.now()
  contestant.times.push(...(await load(contestant.runtime, roundTime)))
  contestant.seconds += (performance.now() - start) / 1000
}

/** Sends requests for a while, and returns how long each took, in ms. */
async function load({ address }: Runtime, duration: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + duration
  const send = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const response = await fetch(
        `${address}/api/contact`,
        jsonRequest({ message: `Enquiry ${createToken()}` }),
      )
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`The handler answered ${response.status}.`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  return times
}

function rate({ times, seconds }: Contestant): number {
  return times.length / seconds
}

function report(contestant: Contestant): string {
  const sorted = contestant.times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const memory = contestant.runtime.memory()
  const speed = rate(contestant).toFixed(0)
  return `${contestant.name}: ${speed} requests/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${memory} MiB`
}
