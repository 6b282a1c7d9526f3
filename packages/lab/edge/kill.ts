import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLocal } from '@lintel/cli/database/openDatabase.ts'
import { migrate } from '@lintel/cli/wrangler.ts'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { requireBuild } from '../requireBuild.ts'
import { deliversDespiteKills, startReceivers } from './killChannels.ts'
import { sendUntilItDies } from './requests.ts'
import { platforms, type Runtime } from './startRuntime.ts'

/**
 * Kills the functions under load on each platform. Every acknowledged enquiry must be in the database exactly
 * once, and every stored one must have its notification, for a receiver that cannot be reached. Then each must
 * arrive by every channel, despite kills and an outage.
 *   npm run quality -- kill --acknowledged 5000   kills no runtime before its share of this number is acknowledged
 */
const { values } = readOptions({ options: { acknowledged: { type: 'string', default: '1' } } })
const fewest = Number(values.acknowledged)
if (!Number.isInteger(fewest) || fewest < 1) throw new Error('--acknowledged needs a whole number above 0.')
const kills = 20
const senders = 16
const loadTime = 500
/**
 * How long (ms) to wait for an acknowledgment: an overloaded machine is slow, but one that stores nothing has
 * failed.
 */
const timeout = 30_000
const settings = { WEBHOOK_URL: 'https://localhost:1/', WEBHOOK_SECRET: 'x'.repeat(32) }

requireBuild()
for (const [name, start] of Object.entries(platforms)) {
  const others = await startReceivers()
  const results = [
    await withDatabase(name, (state) => survives(name, () => start(state, settings), state)),
    await withDatabase(name, (state) =>
      deliversDespiteKills(name, () => start(state, others.settings), state, others),
    ),
  ]
  others.close()
  if (results.includes(false)) process.exitCode = 1
}

/** Runs a test on an empty database, because enquiries beyond a hundred in an hour are quarantined. */
async function withDatabase(name: string, run: (state: string) => Promise<boolean>): Promise<boolean> {
  using state = mkdtempDisposableSync(join(tmpdir(), 'lintel-kill-'))
  if (name === 'workerd') migrate(state.path)
  return await run(state.path)
}

async function survives(name: string, start: () => Promise<Runtime>, state: string): Promise<boolean> {
  const acknowledged = new Set<string>()
  for (let round = 1; round <= kills; round += 1) {
    const runtime = await start()
    const load = Promise.all(
      Array.from({ length: senders }, () =>
        sendUntilItDies(runtime.address, (token) => acknowledged.add(token)),
      ),
    )
    await wait(loadTime + Math.random() * 500)
    await untilAcknowledged(acknowledged, (fewest * round) / kills)
    await runtime.kill()
    await load
  }
  const database = openLocal('enquiries', state)
  const rows = await database('SELECT token FROM enquiries')
  const untold = await database('SELECT 1 FROM enquiries WHERE id NOT IN (SELECT subject_id FROM outbox)')
  const stored = new Set(rows.map(({ token }) => token))
  const missing = [...acknowledged].filter((token) => !stored.has(token))
  const twice = rows.length - stored.size
  console.log(
    `${name}: ${kills} kills, ${acknowledged.size} acknowledged, ${missing.length} missing, ${twice} twice, ` +
      `${stored.size} stored, ${untold.length} without a notification`,
  )
  return acknowledged.size >= fewest && missing.length + twice + untold.length === 0
}

/** Waits for the number of acknowledgments, and gives up if no more arrive. */
async function untilAcknowledged(acknowledged: Set<string>, count: number): Promise<void> {
  for (let before = -1; acknowledged.size < count && acknowledged.size > before; ) {
    before = acknowledged.size
    const deadline = Date.now() + timeout
    while (acknowledged.size < count && Date.now() < deadline) await wait(50)
  }
}
