import type { Database } from '#functions/_database/database.ts'

/** How long (ms) a delivery may fail before somebody should hear of it. */
export const patience = 60 * 60_000

/**
 * What the owner should have been told by ?1, and was not. Neither alarms, which would raise one another, nor mail to
 * visitors, whose addresses may be wrong, nor enquiries that the owner has handled anyway.
 */
export const isStuck = `
  late.state <> 'sent' AND late.kind <> 'alarm' AND late.channel <> 'visitor-mail' AND late.created_at <= ?1
  AND NOT EXISTS (SELECT 1 FROM enquiries WHERE id = late.subject_id AND handled_at IS NOT NULL)`

export interface Stuck {
  /** Still tried. */
  pending: number
  /** Given up. */
  dead: number
  /** When the oldest of them was stored, in milliseconds. */
  since: number | null
}

/** Counts the owner's deliveries that are stuck, on all channels or on one. */
export async function findStuck(database: Database, channel: string | null = null): Promise<Stuck> {
  const query = database.prepare(`
    SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'dead') AS dead,
      min(created_at) AS since
    FROM outbox AS late WHERE ${isStuck} AND (?2 IS NULL OR channel = ?2)`)
  const stuck = await query.bind(Date.now() - patience, channel).first<Stuck>()
  return stuck ?? { pending: 0, dead: 0, since: null }
}
