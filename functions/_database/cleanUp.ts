import { retentionDays, unconfirmedDays } from '#data/retention.ts'
import { day } from '#data/time.ts'
import { type Database, runBatch } from '#functions/_database/database.ts'

/** The longest limit looks back one day; after two nobody needs to know who sent what. */
const clientDays = 2
const settledDays = 30

const isUnconfirmed = 'confirmed_at IS NULL AND requested_at < ?1'

/** Deletes what is older than the privacy page promises. */
export async function cleanUp(database: Database, now = Date.now()): Promise<void> {
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
}
