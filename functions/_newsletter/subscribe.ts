import { clientLimitMessages } from '#data/rules/clientLimits.ts'
import { type Database, retryTransient } from '#functions/_database/database.ts'
import type { Client } from '#functions/_enquiries/client.ts'
import { Refusal } from '#functions/_http/Refusal.ts'

const hour = 3_600_000
/** Nobody fills a stranger's mailbox from here: one mail an hour for an address, a few an hour for a client. */
const mailPause = hour
const perClient = 5

const request = `
  INSERT INTO subscribers (id, email, client, requested_at)
  SELECT ?1, ?2, ?3, ?5
  WHERE ?3 IS NULL OR (
    SELECT count(*) FROM subscribers WHERE client IN (?3, ?4) AND requested_at > ?5 - ${hour}
  ) < ${perClient}
  ON CONFLICT (email) DO UPDATE SET requested_at = excluded.requested_at, client = excluded.client
    WHERE confirmed_at IS NULL AND requested_at <= ?5 - ${mailPause}`

const queue = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'subscription', 'visitor-mail', id, ?2, ?2 FROM subscribers
  WHERE email = ?1 AND confirmed_at IS NULL AND requested_at = ?2
  ON CONFLICT (kind, channel, subject_id) DO UPDATE
    SET state = 'pending', attempts = 0, due_at = excluded.due_at, created_at = excluded.created_at`

const used = `
  SELECT count(*) AS used FROM subscribers WHERE client IN (?1, ?2) AND requested_at > ?3 - ${hour}`

/**
 * Notes that an address wants the newsletter and queues the mail that asks it to confirm. Whatever was known about
 * the address before, the statements and the answer are the same. Returns the subscriber if there is mail to send.
 * @throws Refusal 429 when the client is over its limit: then nothing was stored
 */
export async function subscribe(
  database: Database,
  email: string,
  client: Client | undefined,
  now: number,
): Promise<string | undefined> {
  const who = [client?.today ?? null, client?.yesterday ?? null]
  const statements = [
    database.prepare(used).bind(...who, now),
    database.prepare(request).bind(crypto.randomUUID(), email, ...who, now),
    database.prepare(queue).bind(email, now),
    database.prepare('SELECT id FROM subscribers WHERE email = ?1 AND requested_at = ?2').bind(email, now),
  ]
  const results = await retryTransient(() => database.batch<{ used: number; id: string }>(statements))
  const usedBefore = results[0]?.results[0]?.used ?? 0
  if (usedBefore >= perClient) {
    throw new Refusal(429, clientLimitMessages.hour, { headers: { 'Retry-After': '3600' } })
  }
  return results.at(-1)?.results[0]?.id
}
