import { type Database, retryTransient } from '#functions/_database/database.ts'
import type { Channel } from '#functions/settings.ts'

export interface Delivery {
  id: number
  kind: 'enquiry' | 'enquiry-erased' | 'subscription' | 'alarm'
  channel: Channel
  /** The enquiry or the subscriber; of an alarm, the channel that it tells of. */
  subject_id: string
  attempts: number
  created_at: number
}

const minute = 60_000
const day = 24 * 60 * minute
/**
 * Longer than any delivery may take, so that no other run claims a row in progress. A delivery that the platform
 * interrupted may have arrived, so it too waits for the end of its lease.
 */
const lease = 15 * minute
/** Exponential backoff of 1, 2, 4 … 1024 minutes, some 34 hours in all, then daily for 14 days. */
const exponentialRetries = 11
const dailyRetries = 14
export const maximumAttempts = 1 + exponentialRetries + dailyRetries
const maximumErrorLength = 500

const claim = `
  UPDATE outbox SET attempts = attempts + 1, due_at = ?1 + ${lease}
  WHERE id IN (
    SELECT id FROM outbox
    WHERE state = 'pending' AND due_at <= ?1 AND channel IN (SELECT value FROM json_each(?2))
      AND (?3 IS NULL OR subject_id = ?3)
    ORDER BY due_at LIMIT ?4
  )
  RETURNING id, kind, channel, subject_id, attempts, created_at`

/** Claims due rows in one statement, so that no two runs deliver the same one. */
export async function claimDue(
  database: Database,
  channels: readonly Channel[],
  limit: number,
  subject?: string,
): Promise<Delivery[]> {
  if (channels.length === 0) return []
  const query = database.prepare(claim).bind(Date.now(), JSON.stringify(channels), subject ?? null, limit)
  return (await query.all<Delivery>()).results
}

export async function settleSent(database: Database, { id }: Delivery): Promise<void> {
  const update = "UPDATE outbox SET state = 'sent', settled_at = ?2, last_error = NULL WHERE id = ?1"
  await retryTransient(() => database.prepare(update).bind(id, Date.now()).run())
}

/**
 * Schedules the next attempt, or makes the row a dead letter, which the owner's command shows, unless the row was
 * claimed again since or sent after all.
 * @param reason holds nothing of what a visitor wrote
 */
export async function settleFailed(
  database: Database,
  { id, attempts }: Delivery,
  reason: string,
): Promise<void> {
  const now = Date.now()
  const isDead = attempts >= maximumAttempts
  const dueAt = now + (attempts > exponentialRetries ? day : minute * 2 ** (attempts - 1))
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
