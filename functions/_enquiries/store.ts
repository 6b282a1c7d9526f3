import { checkClientLimits, clientLimitMessages, clientLimits } from '#data/rules/clientLimits.ts'
import { type Database, retryTransient, runBatch } from '#functions/_database/database.ts'
import type { Client } from '#functions/_enquiries/client.ts'
import type { Enquiry } from '#functions/_enquiries/Enquiry.ts'
import type { Channel } from '#functions/settings.ts'

export interface StoredEnquiry {
  id: string
  reference: string
  fingerprint: string | null
  received_at: number
}

/** For so long (ms) the same words from the same client are the same enquiry, whatever their token. */
const sameWordsWithin = 60 * 60 * 1000

/** Senders for whom no bot check vouches get less. */
const flaggedLimits = { perHour: 1, perDay: 3 }

const waits: Record<string, number> = {
  [clientLimitMessages.day]: clientLimits.day,
  [clientLimitMessages.hour]: clientLimits.hour,
  [clientLimitMessages.apart]: clientLimits.apart,
}

const insertEnquiry = `
  INSERT INTO enquiries
    (id, reference, token, fingerprint, client, received_at, name, email, company, message, flag)
  SELECT ?1, ?2, ?3, ?4, ?5, ?7, ?8, ?9, ?10, ?11, ?12
  WHERE ?5 IS NULL OR (
    (SELECT count(*) FROM enquiries WHERE client IN (?5, ?6) AND received_at > ?7 - ${clientLimits.day}) < ?13
    AND (SELECT count(*) FROM enquiries WHERE client IN (?5, ?6) AND received_at > ?7 - ${clientLimits.hour}) < ?14
    AND NOT EXISTS (
      SELECT 1 FROM enquiries WHERE client IN (?5, ?6) AND received_at > ?7 - ${clientLimits.apart}
    )
    AND NOT EXISTS (
      SELECT 1 FROM enquiries
      WHERE client IN (?5, ?6) AND fingerprint = ?4 AND received_at > ?7 - ${sameWordsWithin}
    )
  )
  ON CONFLICT (token) DO NOTHING`

const insertNotification = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'enquiry', ?2, id, ?3, ?3 FROM enquiries WHERE id = ?1
  ON CONFLICT DO NOTHING`

/** A sender whose answer was lost and who begins anew, with another token, is answered as the first time. */
const readStored = `
  SELECT id, reference, fingerprint, received_at FROM enquiries
  WHERE token = ?1
    OR (client IN (?2, ?3) AND fingerprint = ?4 AND received_at > ?5 - ${sameWordsWithin})
  ORDER BY token = ?1 DESC LIMIT 1`

const readByToken = 'SELECT id, reference, fingerprint, received_at FROM enquiries WHERE token = ?1'

/** What the token stands for already, if it was used before. */
export async function findByToken(database: Database, token: string): Promise<StoredEnquiry | null> {
  return retryTransient(() => database.prepare(readByToken).bind(token).first<StoredEnquiry>())
}

/**
 * Stores the enquiry and what must be told to the owner in one transaction, unless its token is taken, its client has
 * just sent the same words, or is over a limit. Answers with what is stored afterward: nothing means over the limit.
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Enquiry,
  client: Client | undefined,
  channels: readonly Channel[],
): Promise<StoredEnquiry | undefined> {
  const limits = enquiry.flag ? flaggedLimits : clientLimits
  const { id, reference, token, fingerprint, receivedAt, name, email, company, message, flag } = enquiry
  const who = [client?.today ?? null, client?.yesterday ?? null]
  const words = [name, email, company, message, flag ?? null]
  const statements = [
    database
      .prepare(insertEnquiry)
      .bind(id, reference, token, fingerprint, ...who, receivedAt, ...words, limits.perDay, limits.perHour),
    ...channels.map((channel) => database.prepare(insertNotification).bind(id, channel, receivedAt)),
    database.prepare(readStored).bind(token, ...who, fingerprint, receivedAt),
  ]
  const [stored] = await retryTransient(() => runBatch<StoredEnquiry>(database, statements))
  return stored
}

/** Says which limit the client is over, and after how many seconds it may try again. */
export async function explainLimit(database: Database, client: Client, { receivedAt, flag }: Enquiry) {
  const recent = await database
    .prepare('SELECT received_at FROM enquiries WHERE client IN (?1, ?2) AND received_at > ?3')
    .bind(client.today, client.yesterday, receivedAt - clientLimits.day)
    .all<{ received_at: number }>()
  const times = recent.results.map(({ received_at }) => Math.min(received_at, receivedAt))
  const otherwise = flag ? clientLimitMessages.hour : clientLimitMessages.apart
  const message = checkClientLimits(times, receivedAt) ?? otherwise
  return { message, retryAfter: (waits[message] ?? clientLimits.apart) / 1000 }
}
