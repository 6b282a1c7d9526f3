import {
  type ClientLimits,
  clientLimitMessages,
  clientLimits,
  limitReached,
  networkLimits,
  usualPerHour,
} from '#data/rules/clientLimits.ts'
import type { ContactFields } from '#data/rules/contact.ts'
import type { Source } from '#data/rules/source.ts'
import { type Database, retryTransient, runBatch } from '#functions/_database/database.ts'
import type { Client } from '#functions/_enquiries/client.ts'
import { type OwnerChannel, takesDoubtful } from '#functions/_outbox/channels/index.ts'

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
  source: Source
}

export interface StoredEnquiry {
  id: string
  reference: string
  fingerprint: string | null
  received_at: number
}

const { hour, day } = clientLimits
/** For so long (ms) the same content from the same client is the same enquiry, whatever its token. */
const duplicateWindow = hour

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
     client, network_56, network_48, came_from, first_page, form_page, referring_host, campaign)
  SELECT ?1, ?2, ?3, ?4, ?6, ?7, ?8, ?9, ?10,
    CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE ${within(hour, '?6')} LIMIT ${usualPerHour}))
      < ${usualPerHour} THEN ?11
      ELSE coalesce(?11 || '; ', '') || 'one of more than ${usualPerHour} enquiries in an hour' END,
    ?5 ->> 0, ?14 ->> 0, ?15 ->> 0, ?16, ?17, ?18, ?19, ?20
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

/** ?4 is 1 for a channel that gets only what is not in doubt, or was released. */
const insertNotification = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at, state)
  SELECT 'enquiry', ?2, id, ?3, ?3, CASE WHEN flag IS NOT NULL AND ?4 THEN 'held' ELSE 'pending' END
  FROM enquiries WHERE id = ?1
  ON CONFLICT DO NOTHING`

/** Where no channel takes what is in doubt: that something waits, once an hour. */
const insertDoubt = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'doubt', ?2, strftime('%Y-%m-%dT%H', ?3 / 1000, 'unixepoch'), ?3, ?3
  FROM enquiries WHERE id = ?1 AND flag IS NOT NULL
  ON CONFLICT DO NOTHING`

/** Nobody makes the site write to a stranger again and again: one receipt a day for an address, and none in doubt. */
const insertReceipt = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'receipt', 'visitor-mail', id, ?2, ?2 FROM enquiries AS new
  WHERE id = ?1 AND flag IS NULL AND NOT EXISTS (
    SELECT 1 FROM enquiries AS earlier JOIN outbox ON subject_id = earlier.id AND kind = 'receipt'
    WHERE earlier.received_at > ?2 - ${day} AND lower(earlier.email) = lower(new.email))
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
  channels: readonly OwnerChannel[]
  /** Those by which the owner hears that something is held back, where each of them would hold it. */
  doubtChannels: readonly OwnerChannel[]
  /** Whether the sender gets a receipt by mail. */
  sendsReceipt: boolean
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
  { client, limits, channels, doubtChannels, sendsReceipt }: StoreOptions,
): Promise<StoredEnquiry | undefined> {
  const { id, reference, token, fingerprint, receivedAt, name, email, company, message, flag, source } =
    enquiry
  const who = hashesOf(client)
  const values = [id, reference, token, fingerprint, who, receivedAt, name, email, company, message]
  const around = tiers.map((_, index) => hashesOf(client?.wider[index]))
  const statements = [
    database
      .prepare(insertEnquiry)
      .bind(...values, flag ?? null, limits.perDay, limits.perHour, ...around, ...sourceValues(source)),
    ...channels.map((channel) => {
      const isCareful = takesDoubtful(channel) ? 0 : 1
      return database.prepare(insertNotification).bind(id, channel, receivedAt, isCareful)
    }),
    ...(channels.some(takesDoubtful) ? [] : doubtChannels).map((channel) => {
      return database.prepare(insertDoubt).bind(id, channel, receivedAt)
    }),
    ...(sendsReceipt ? [database.prepare(insertReceipt).bind(id, receivedAt)] : []),
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
    const limit = limitReached(times, now, limits)
    if (limit) return answerTo(limit)
  }
  return answerTo('apart')
}

const answerTo = (limit: keyof typeof clientLimitMessages) => ({
  message: clientLimitMessages[limit],
  retryAfter: clientLimits[limit] / 1000,
})

function sourceValues({ cameFrom, firstPage, formPage, referringHost, campaign }: Source) {
  const named = campaign && Object.keys(campaign).length > 0 ? JSON.stringify(campaign) : null
  return [cameFrom ?? null, firstPage ?? null, formPage ?? null, referringHost ?? null, named]
}

function hashesOf(network: Pick<Client, 'today' | 'yesterday'> | undefined): string | null {
  return network ? JSON.stringify([network.today, network.yesterday]) : null
}
