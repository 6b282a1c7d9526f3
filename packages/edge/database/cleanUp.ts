import { retentionDays, unconfirmedDays } from '@lintel/rules/retention.ts'
import { day, hour } from '@lintel/rules/time.ts'
import { type Database, runBatch } from './database.ts'
import { lastRun, recordRun } from './runs.ts'

/** The longest limit looks back one day; after two nobody needs to know who sent what. */
const clientDays = 2
const settledDays = 30

const isUnconfirmed = 'confirmed_at IS NULL AND requested_at < ?1'

/** A clock that has gone further than this since the last run was set wrong, or the site was off for long. */
const maxGap = 7 * day
/** Which of both, time tells: clocks are set right soon. */
const settlingTime = 20 * hour

/** Deletes what is older than the privacy page promises, unless the clock may be ahead. */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
  if (await isClockInDoubt(database, now)) return
  const before = (days: number) => now - days * day
  const jobs: [string, number][] = [
    [
      'DELETE FROM outbox WHERE subject_id IN (SELECT id FROM enquiries WHERE received_at < ?1)',
      before(retentionDays),
    ],
    ['DELETE FROM enquiries WHERE received_at < ?1', before(retentionDays)],
    [
      `UPDATE enquiries SET client = NULL, network_56 = NULL, network_48 = NULL
       WHERE client IS NOT NULL AND received_at < ?1`,
      before(clientDays),
    ],
    ['DELETE FROM subscription_attempts WHERE attempted_at < ?1', before(clientDays)],
    ["DELETE FROM outbox WHERE state = 'sent' AND settled_at < ?1", before(settledDays)],
    // These belong to no enquiry that would take them along, and say nothing so late.
    ["DELETE FROM outbox WHERE kind IN ('digest', 'doubt') AND created_at < ?1", before(settledDays)],
    // By the day of the request: where no mail leaves, there never is a day of the mail.
    [
      `DELETE FROM outbox WHERE subject_id IN (SELECT id FROM subscribers WHERE ${isUnconfirmed})`,
      before(unconfirmedDays),
    ],
    [`DELETE FROM subscribers WHERE ${isUnconfirmed}`, before(unconfirmedDays)],
  ]
  await runBatch(
    database,
    jobs.map(([sql, time]) => database.prepare(sql).bind(time)),
  )
  await recordRun(database, 'clean-up', now)
}

async function isClockInDoubt(database: Database, now: number): Promise<boolean> {
  if (now - (await lastRun(database, 'clean-up')) <= maxGap) return false
  const since = now - (await lastRun(database, 'doubt'))
  if (since >= settlingTime && since <= maxGap) return false
  // A doubt that lies further back, or ahead, is one about another clock.
  if (since < 0 || since > maxGap) await recordRun(database, 'doubt', now)
  const date = new Date(now).toISOString()
  console.error(
    `Nothing is deleted yet: no clean-up has run for more than ${maxGap / day} days. If ${date} is right, do nothing: it goes on within two days. If not, set the clock.`,
  )
  return true
}
