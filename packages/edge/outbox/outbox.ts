import { day, hour, minute } from '@lintel/rules/time.ts'
import { currentTime } from '../database/clock.ts'
import { type Database, retryTransient, runBatch } from '../database/database.ts'
import type { ChannelName } from './channels/index.ts'
import type { OwnerKind } from './Message.ts'

/**
 * What the owner is notified of, a test of it, and what visitors get: a receipt, or the mail that confirms a
 * subscription.
 */
export type Kind = OwnerKind | 'sample' | 'receipt' | 'subscription'

export interface Delivery {
  id: number
  kind: Kind
  channel: ChannelName
  /**
   * The id of the enquiry or subscriber; the failing channel for an alarm, and the time for a scheduled
   * notification.
   */
  subject_id: string
  attempts: number
  created_at: number
}

/**
 * Longer (ms) than any delivery may take, so that no other run claims a row in progress. A delivery that the
 * platform interrupted may have arrived, so it also waits for the lease to end.
 */
const lease = 15 * minute
/** Exponential backoff of 1, 2, 4 … 1024 minutes, about 34 hours in all, then daily for 14 days. */
const exponentialRetries = 11
const dailyRetries = 14
export const maximumAttempts = 1 + exponentialRetries + dailyRetries
const maximumErrorLength = 500

/**
 * Whether it is time for an attempt. The first is due at once, and a longer wait than any attempt leads to was
 * stored under a wrong clock.
 */
const isDue = `(attempts = 0 OR due_at <= ?1 OR due_at > ?1 + ${day + hour})`

const claim = `
  UPDATE outbox SET attempts = attempts + 1, due_at = ?1 + ${lease}
  WHERE id IN (
    SELECT id FROM outbox
    WHERE state = 'pending' AND ${isDue} AND channel IN (SELECT value FROM json_each(?2))
      AND (?3 IS NULL OR subject_id = ?3)
    ORDER BY due_at LIMIT ?4
  )
  RETURNING id, kind, channel, subject_id, attempts, created_at`

/** Claims due rows in one statement, so that no two runs deliver the same row. */
export async function claimDue(
  database: Database,
  channels: readonly ChannelName[],
  limit: number,
  subject?: string,
): Promise<Delivery[]> {
  if (channels.length === 0) return []
  const query = database.prepare(claim).bind(Date.now(), JSON.stringify(channels), subject ?? null, limit)
  return (await query.all<Delivery>()).results
}

/** What a test of a channel gives that has no settings. */
const notSetUp = 'not set up'

const refuse = `
  UPDATE outbox SET attempts = attempts + 1, last_error = ?1
  WHERE kind = 'sample' AND attempts = 0 AND channel NOT IN (SELECT value FROM json_each(?2))`

/** Answers tests of channels that are not set up, which nothing else would settle. */
export async function refuseSamples(database: Database, channels: readonly ChannelName[]): Promise<void> {
  await retryTransient(() => database.prepare(refuse).bind(notSetUp, JSON.stringify(channels)).run())
}

const settle = "UPDATE outbox SET state = 'sent', settled_at = ?2, last_error = NULL WHERE id = ?1"
const noteNotified = 'UPDATE enquiries SET notified_at = ?2 WHERE id = ?1 AND notified_at IS NULL'

export async function settleSent(database: Database, { id, kind, subject_id }: Delivery): Promise<void> {
  const now = await currentTime(database)
  const statements = [database.prepare(settle).bind(id, now)]
  if (kind === 'enquiry') statements.push(database.prepare(noteNotified).bind(subject_id, now))
  await runBatch(database, statements)
}

/**
 * Schedules the next attempt, or makes the row a dead letter after the last one. Leaves a row alone that was
 * claimed again since, or sent after all.
 * @param reason contains nothing that a visitor wrote
 * @param wait the minimum delay (ms) that the receiver asks for
 */
export async function settleFailed(
  database: Database,
  { id, attempts }: Delivery,
  reason: string,
  wait: number,
): Promise<void> {
  const now = Date.now()
  const isDead = attempts >= maximumAttempts
  const backoff = attempts > exponentialRetries ? day : minute * 2 ** (attempts - 1)
  const dueAt = now + Math.max(backoff, wait)
  const text = reason.slice(0, maximumErrorLength)
  const update = `
    UPDATE outbox SET state = ?2, due_at = ?3, settled_at = ?4, last_error = ?5
    WHERE id = ?1 AND state = 'pending' AND attempts = ?6`
  const values = [id, isDead ? 'dead' : 'pending', dueAt, isDead ? now : null, text, attempts]
  await retryTransient(() =>
    database
      .prepare(update)
      .bind(...values)
      .run(),
  )
}
