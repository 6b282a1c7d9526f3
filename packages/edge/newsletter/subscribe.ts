import { clientLimitMessages } from '@lintel/rules/clientLimits.ts'
import { hour } from '@lintel/rules/time.ts'
import { isWithin } from '../database/clock.ts'
import { type Database, prepareNamed, runBatch } from '../database/database.ts'
import { type Client, hashesOf } from '../enquiries/client.ts'
import { HttpError } from '../http/HttpError.ts'

/**
 * Keeps the form from flooding strangers' mailboxes: one mail an hour for an address, a few attempts an hour
 * for a client and the networks around it, and a cap on all attempts together.
 */
const limits = [
  { column: 'client', perHour: 5 },
  { column: 'network_56', perHour: 10 },
  { column: 'network_48', perHour: 20 },
]
const perHourOfAll = 500

const attemptsOf = (column: string) =>
  `(SELECT count(*) FROM subscription_attempts
    WHERE ${column} IN (SELECT value FROM json_each(:${column})) AND ${isWithin('attempted_at', hour)})`

const attempt = `
  INSERT INTO subscription_attempts (id, ${limits.map(({ column }) => column).join(', ')}, attempted_at)
  SELECT :id, ${limits.map(({ column }) => `:${column} ->> 0`).join(', ')}, :now
  WHERE ${limits.map(({ column, perHour }) => `${attemptsOf(column)} < ${perHour}`).join(' AND ')}
    AND (SELECT count(*) FROM subscription_attempts WHERE ${isWithin('attempted_at', hour)}) < ${perHourOfAll}
  ON CONFLICT (id) DO NOTHING`

const isAccepted = 'EXISTS (SELECT 1 FROM subscription_attempts WHERE id = ?1)'

const request = `
  INSERT INTO subscribers (id, email, requested_at)
  SELECT ?1, ?2, ?3 WHERE ${isAccepted}
  ON CONFLICT (email) DO UPDATE SET requested_at = excluded.requested_at
    WHERE confirmed_at IS NULL AND NOT ${isWithin('requested_at', hour, '?3')}`

const queue = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'subscription', 'visitor-mail', id, ?2, ?2 FROM subscribers
  WHERE email = ?1 AND confirmed_at IS NULL AND requested_at = ?2
  ON CONFLICT (kind, channel, subject_id) DO UPDATE
    SET state = 'pending', attempts = 0, due_at = excluded.due_at, created_at = excluded.created_at`

/**
 * Stores a subscription request and queues the confirmation mail. The attempt is counted and the statements
 * are the same, whether or not the address is known.
 * @returns the subscriber's id, even if there is no mail to send
 * @throws HttpError 429 if the client, a network around it or everybody together is over the limit; nothing
 * is stored then
 */
export async function subscribe(
  database: Database,
  email: string,
  client: Client | undefined,
  now: number,
): Promise<string> {
  const id = crypto.randomUUID()
  const statements = [
    prepareNamed(database, attempt, {
      id,
      now,
      client: hashesOf(client),
      network_56: hashesOf(client?.wider[0]),
      network_48: hashesOf(client?.wider[1]),
    }),
    database.prepare(request).bind(id, email, now),
    database.prepare(queue).bind(email, now),
    database.prepare(`SELECT id FROM subscribers WHERE email = ?2 AND ${isAccepted}`).bind(id, email),
  ]
  const [subscriber] = await runBatch<{ id: string }>(database, statements)
  if (!subscriber) throw new HttpError(429, clientLimitMessages.hour, { headers: { 'Retry-After': '3600' } })
  return subscriber.id
}
