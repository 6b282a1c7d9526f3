import { type Database, retryTransient } from '#functions/_database/database.ts'
import type { Channel } from '#functions/settings.ts'

export interface Delivery {
  id: number
  kind: 'enquiry' | 'enquiry-erased' | 'subscription'
  channel: Channel
  subject_id: string
  attempts: number
  created_at: number
}

const minute = 60_000
/** Longer than any delivery may take, so that nobody else takes a row that is under way. */
const lease = 2 * minute
/** Waits of 1, 2, 4 … minutes: the last attempt falls about 34 hours after the first. */
const maximumAttempts = 12
const longestError = 500

const claim = `
  UPDATE outbox SET attempts = attempts + 1, due_at = ?1 + ${lease}
  WHERE id IN (
    SELECT id FROM outbox
    WHERE state = 'pending' AND due_at <= ?1 AND channel IN (SELECT value FROM json_each(?2))
      AND (?3 IS NULL OR subject_id = ?3)
    ORDER BY due_at LIMIT ?4
  )
  RETURNING id, kind, channel, subject_id, attempts, created_at`

/** Takes due rows for oneself, in one statement, so that no two runs deliver the same one. */
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

/** Puts the row back for later, or among the dead letters, where the owner's command shows it. */
export async function settleFailed(
  database: Database,
  { id, attempts }: Delivery,
  error: unknown,
): Promise<void> {
  const now = Date.now()
  const isDead = attempts >= maximumAttempts
  const dueAt = now + minute * 2 ** (attempts - 1)
  const text = (error instanceof Error ? error.message : String(error)).slice(0, longestError)
  const update = 'UPDATE outbox SET state = ?2, due_at = ?3, settled_at = ?4, last_error = ?5 WHERE id = ?1'
  const values = [id, isDead ? 'dead' : 'pending', dueAt, isDead ? now : null, text]
  await retryTransient(() =>
    database
      .prepare(update)
      .bind(...values)
      .run(),
  )
}
