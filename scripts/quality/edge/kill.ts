import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLocal } from '#scripts/owner/database/openDatabase.ts'
import { migrate } from '#scripts/wrangler.ts'
import { createToken, jsonRequest } from './requests.ts'
import { type Runtime, startRuntime } from './startRuntime.ts'

/**
 * Kills the runtime ten times under load. Every enquiry that was acknowledged must be in the database, and each
 * that is there must have its notification beside it, to a receiver that nobody reaches.
 */
const kills = 10
const senders = 16
const loadTime = 500
const vars = ['WEBHOOK_URL:https://localhost:1/', `WEBHOOK_SECRET:${'x'.repeat(32)}`]

const state = mkdtempSync(join(tmpdir(), 'lintel-kill-'))
const acknowledged = new Set<string>()
let sent = 0
try {
  migrate(state)
  for (let round = 1; round <= kills; round += 1) {
    const runtime = await startRuntime(state, 'wrangler.jsonc', vars)
    const load = Promise.all(Array.from({ length: senders }, () => sendUntilItDies(runtime)))
    await new Promise((resolve) => setTimeout(resolve, loadTime + Math.random() * 500))
    await runtime.kill()
    await load
    console.log(`kill ${round}: ${sent} sent, ${acknowledged.size} acknowledged`)
  }
  const database = openLocal('enquiries', state)
  const rows = await database('SELECT token FROM enquiries')
  const untold = await database('SELECT 1 FROM enquiries WHERE id NOT IN (SELECT subject_id FROM outbox)')
  const stored = new Set(rows.map(({ token }) => token))
  const missing = [...acknowledged].filter((token) => !stored.has(token))
  console.log(
    `${kills} kills, ${acknowledged.size} acknowledged, ${missing.length} missing, ${stored.size} stored, ` +
      `${untold.length} without a notification`,
  )
  process.exitCode = acknowledged.size > 0 && missing.length + untold.length === 0 ? 0 : 1
} finally {
  rmSync(state, { recursive: true, force: true })
}

async function sendUntilItDies({ address }: Runtime): Promise<void> {
  for (;;) {
    const csrfToken = createToken()
    sent += 1
    try {
      const response = await fetch(
        `${address}/api/contact`,
        jsonRequest({ csrfToken, message: `Enquiry ${csrfToken}` }),
      )
      const answer = (await response.json()) as { success: boolean }
      if (answer.success) acknowledged.add(csrfToken)
    } catch {
      return
    }
  }
}
