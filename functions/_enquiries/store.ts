import {
  type ClientLimits,
  checkClientLimits,
  clientLimitMessages,
  clientLimits,
  networkLimits,
  usualPerHour,
} from '#data/rules/clientLimits.ts'
import type { ContactFields } from '#data/rules/contact.ts'
import { type Database, retryTransient, runBatch } from '#functions/_database/database.ts'
import type { Client } from '#functions/_enquiries/client.ts'
import type { Channel } from '#functions/settings.ts'

/** An enquiry to be stored. */
export interface Enquiry extends ContactFields {
  id: string
  reference: string
  /** Makes the request idempotent. */
  token: string
  /** Tells a replay of the same content from other content under the same token. */
  fingerprint: string
  receivedAt: number
  /** Why nothing could vouch for the sender. */
  flag: string | undefined
  /** The page of this site that led to the form. */
  cameFrom: string | undefined
}

export interface StoredEnquiry {
  id: string
  reference: string
  fingerprint: string | null
  received_at: number
}

/** For so long (ms) the same content from the same client is the same enquiry, whatever its token. */
const duplicateWindow = 60 * 60 * 1000

/**
 * How far (ms) the clock of another request may run ahead. Rows that are further ahead were stored while the clock was
 * wrong, and count for nothing.
 */
const clockSkew = 2000

/** Limits of the networks around a client, by the column that holds the network's hash. */
const tiers = [
  { column: 'network_56', ...networkLimits[56] },
  { column: 'network_48', ...networkLimits[48] },
]

/** Milliseconds. */
const retryDelays: Record<string, number> = {
  [clientLimitMessages.day]: clientLimits.day,
  [clientLimitMessages.hour]: clientLimits.hour,
  [clientLimitMessages.apart]: clientLimits.apart,
}

const { hour, day } = clientLimits
const within = (span: number, now: string) =>
  `received_at BETWEEN ${now} - ${span - 1} AND ${now} + ${clockSkew}`
/** How much a network sent lately; `hashes` is a JSON list, or NULL where it is unknown. */
const sent = (column: string, hashes: string, span: number) =>
  `(SELECT count(*) FROM enquiries
    WHERE ${column} IN (SELECT value FROM json_each(${hashes})) AND ${within(span, '?6')})`
/** The same content from the same client, or from none that is known. */
const isDuplicate = (fingerprint: string, client: string, now: string) =>
  `fingerprint = ${fingerprint} AND ${within(duplicateWindow, now)}
    AND (client IN (SELECT value FROM json_each(${client})) OR client IS NULL AND ${client} IS NULL)`

const insertEnquiry = `
  INSERT INTO enquiries
    (id, reference, token, fingerprint, received_at, name, email, company, message, flag,
     client, network_56, network_48, came_from)
  SELECT ?1, ?2, ?3, ?4, ?6, ?7, ?8, ?9, ?10,
    CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE ${within(hour, '?6')} LIMIT ${usualPerHour}))
      < ${usualPerHour} THEN ?11
      ELSE coalesce(?11 || '; ', '') || 'one of more than ${usualPerHour} enquiries in an hour' END,
    ?5 ->> 0, ?14 ->> 0, ?15 ->> 0, ?16
  WHERE ${sent('client', '?5', day)} < ?12
    AND ${sent('client', '?5', hour)} < ?13
    AND ${sent('client', '?5', clientLimits.apart)} = 0
    AND ${tiers
      .flatMap(({ column, perDay, perHour }, index) => [
        `${sent(column, `?${14 + index}`, day)} < ${perDay}`,
        `${sent(column, `?${14 + index}`, hour)} < ${perHour}`,
      ])
      .join(' AND ')}
    AND NOT EXISTS (SELECT 1 FROM enquiries WHERE ${isDuplicate('?4', '?5', '?6')})
  ON CONFLICT (token) DO NOTHING`

const insertNotification = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'enquiry', ?2, id, ?3, ?3 FROM enquiries WHERE id = ?1
  ON CONFLICT DO NOTHING`

/** A sender who lost the response and tries again with another token gets the first response again. */
const readStored = `
  SELECT id, reference, fingerprint, received_at FROM enquiries
  WHERE token = ?1 OR (${isDuplicate('?3', '?2', '?4')})
  ORDER BY token = ?1 DESC LIMIT 1`

const readByToken = 'SELECT id, reference, fingerprint, received_at FROM enquiries WHERE token = ?1'

/** The enquiry that was stored with the token, if any. */
export async function findByToken(database: Database, token: string): Promise<StoredEnquiry | null> {
  return retryTransient(() => database.prepare(readByToken).bind(token).first<StoredEnquiry>())
}

interface StoreOptions {
  client: Client | undefined
  limits: ClientLimits
  /** How the owner is notified. */
  channels: readonly Channel[]
}

/**
 * Stores the enquiry and the owner's notifications in one transaction, unless its token is taken, its client has just
 * sent the same content, or the client or a network around it is over a limit. What exceeds the usual number from all
 * clients together is stored with a flag that says so.
 * @returns the enquiry that is stored afterward: this one or the earlier one; `undefined` means over a limit
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Enquiry,
  { client, limits, channels }: StoreOptions,
): Promise<StoredEnquiry | undefined> {
  const { id, reference, token, fingerprint, receivedAt, name, email, company, message, flag, cameFrom } =
    enquiry
  const who = hashesOf(client)
  const values = [id, reference, token, fingerprint, who, receivedAt, name, email, company, message]
  const around = tiers.map((_, index) => hashesOf(client?.wider[index]))
  const statements = [
    database
      .prepare(insertEnquiry)
      .bind(...values, flag ?? null, limits.perDay, limits.perHour, ...around, cameFrom ?? null),
    ...channels.map((channel) => database.prepare(insertNotification).bind(id, channel, receivedAt)),
    database.prepare(readStored).bind(token, who, fingerprint, receivedAt),
  ]
  const [stored] = await runBatch<StoredEnquiry>(database, statements)
  return stored
}

/** Which limit the client is over, and after how many seconds it may retry. */
export async function explainLimit(database: Database, client: Client, limits: ClientLimits, now: number) {
  const quotas = [
    { column: 'client', network: client, limits },
    ...tiers.map(({ column, ...limits }, index) => ({ column, network: client.wider[index], limits })),
  ]
  for (const { column, network, limits } of quotas) {
    const recent = await database
      .prepare(
        `SELECT received_at FROM enquiries
         WHERE ${column} IN (SELECT value FROM json_each(?1)) AND ${within(day, '?2')}`,
      )
      .bind(hashesOf(network), now)
      .all<{ received_at: number }>()
    const times = recent.results.map(({ received_at }) => Math.min(received_at, now))
    const message = checkClientLimits(times, now, limits)
    if (message) return { message, retryAfter: (retryDelays[message] ?? clientLimits.apart) / 1000 }
  }
  return { message: clientLimitMessages.apart, retryAfter: clientLimits.apart / 1000 }
}

function hashesOf(network: Pick<Client, 'today' | 'yesterday'> | undefined): string | null {
  return network ? JSON.stringify([network.today, network.yesterday]) : null
}
