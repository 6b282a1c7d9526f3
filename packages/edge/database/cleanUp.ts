import { retentionDays, unconfirmedDays } from '@lintel/rules/retention.ts'
import { day, hour } from '@lintel/rules/time.ts'
import { earliestTime, knownTime, maxGap, provenAfter } from './clock.ts'
import { type Database, retryTransient, runBatch } from './database.ts'
import { lastRuns, recordRun } from './runs.ts'

/** No limit looks back more than one day, so after two the client hashes are of no use. */
const clientDays = 2
const settledDays = 30

const isUnconfirmed = 'confirmed_at IS NULL AND requested_at < ?1'

/** How long (ms) to wait before trusting a clock that may be ahead: a wrong one is soon corrected. */
const settlingTime = 20 * hour

/** The times that the age of data is counted from. */
const agesFrom = [
  ['enquiries', 'received_at'],
  ['subscribers', 'requested_at'],
  ['subscription_attempts', 'attempted_at'],
  ['outbox', 'created_at'],
  ['outbox', 'settled_at'],
] as const

/**
 * Deletes data older than the privacy page promises, unless the clock may be wrong. What a clock far ahead has stored
 * counts from the first clean-up under a right one. Times less ahead than `maxGap` may be right, and this clock behind.
 */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
  if (await isClockInDoubt(database, now)) return
  const before = (days: number) => now - days * day
  const jobs: [string, number][] = [
    ...agesFrom.map(([table, column]): [string, number] => [
      `UPDATE ${table} SET ${column} = ?1 WHERE ${column} > ?1 + ${maxGap}`,
      now,
    ]),
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
    // These belong to no enquiry, so nothing else deletes them, and by now they are useless.
    ["DELETE FROM outbox WHERE kind IN ('digest', 'doubt') AND created_at < ?1", before(settledDays)],
    // Counted from the request, because a site that sends no mail never sets `mailed_at`.
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

const forget = `
  UPDATE runs SET at = 0 WHERE name = 'doubt' AND at <> 0
    AND EXISTS (SELECT 1 FROM runs AS cleaned WHERE cleaned.name = 'clean-up' AND abs(cleaned.at - ?1) <= ${maxGap})`

/**
 * Forgets a doubt once the clock agrees with the last clean-up again: a clock that is wrong at each start, and soon set
 * right, would otherwise prove itself by being wrong twice.
 */
export async function forgetDoubt(database: Database, now = Date.now()): Promise<void> {
  await retryTransient(() => database.prepare(forget).bind(now).run())
}

async function isClockInDoubt(database: Database, now: number): Promise<boolean> {
  const date = new Date(now).toISOString()
  if (now < earliestTime) {
    console.error(`Nothing is deleted: the clock is wrong. It shows ${date}. Set it.`)
    return true
  }
  const runs = await lastRuns(database)
  // One far in the future was recorded under another clock, as one long ago.
  if (Math.abs(now - runs['clean-up']) <= maxGap) return false
  const settling = now < knownTime(runs) ? provenAfter : settlingTime
  const since = now - runs.doubt
  if (since >= settling && since <= settling + maxGap) {
    await recordRun(database, 'settled', now)
    return false
  }
  // An older doubt, or one in the future, was about a different clock setting.
  if (since < 0 || since > settling + maxGap) await recordRun(database, 'doubt', now)
  console.error(
    `Nothing is deleted yet: the last clean-up is more than ${maxGap / day} days from ${date}. If that is right, do nothing: it goes on within ${Math.ceil(settling / day) + 1} days. If not, set the clock.`,
  )
  return true
}
