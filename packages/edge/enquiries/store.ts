import {
  type ClientLimits,
  clientLimitMessages,
  clientLimits,
  limitReached,
  networkLimits,
  usualPerHour,
} from '@lintel/rules/clientLimits.ts'
import { type ContactFields, contactFieldNames, fieldsOf } from '@lintel/rules/contact.ts'
import { type Source, sourceColumns, sourceRow } from '@lintel/rules/source.ts'
import { type Database, prepareNamed, retryTransient, runBatch } from '../database/database.ts'
import { acceptsQuarantined, type OwnerChannel } from '../outbox/channels/index.ts'
import { type Client, hashesOf } from './client.ts'

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

const within = (span: number) => `received_at BETWEEN :now - ${span - 1} AND :now + ${clockSkew}`
/** How much a network sent lately; `hashes` is a JSON list, or NULL where it is unknown. */
const sent = (column: string, hashes: string, span: number) =>
  `(SELECT count(*) FROM enquiries
    WHERE ${column} IN (SELECT value FROM json_each(${hashes})) AND ${within(span)})`
/** The same content from the same client, or from none that is known. */
const isDuplicate = `fingerprint = :fingerprint AND ${within(duplicateWindow)}
    AND (client IN (SELECT value FROM json_each(:client)) OR client IS NULL AND :client IS NULL)`

/** What stands in each column of a new enquiry. */
const inserted: Record<string, string> = {
  id: ':id',
  reference: ':reference',
  token: ':token',
  fingerprint: ':fingerprint',
  received_at: ':now',
  flag: `
    CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE ${within(hour)} LIMIT ${usualPerHour}))
      < ${usualPerHour} THEN :flag
      ELSE coalesce(:flag || '; ', '') || 'one of more than ${usualPerHour} enquiries in an hour' END`,
  client: ':client ->> 0',
  ...Object.fromEntries(tiers.map(({ column }) => [column, `:${column} ->> 0`])),
  ...Object.fromEntries([...contactFieldNames, ...sourceColumns].map((column) => [column, `:${column}`])),
}

const insertEnquiry = `
  INSERT INTO enquiries (${Object.keys(inserted).join(', ')})
  SELECT ${Object.values(inserted).join(', ')}
  WHERE ${sent('client', ':client', day)} < :perDay
    AND ${sent('client', ':client', hour)} < :perHour
    AND ${sent('client', ':client', clientLimits.apart)} = 0
    AND ${tiers
      .flatMap(({ column, perDay, perHour }) => [
        `${sent(column, `:${column}`, day)} < ${perDay}`,
        `${sent(column, `:${column}`, hour)} < ${perHour}`,
      ])
      .join(' AND ')}
    AND NOT EXISTS (SELECT 1 FROM enquiries WHERE ${isDuplicate})
  ON CONFLICT (token) DO NOTHING`

/** A careful channel gets only what is not quarantined, or was released. */
const insertNotification = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at, state)
  SELECT 'enquiry', :channel, id, :now, :now,
    CASE WHEN flag IS NOT NULL AND :isCareful THEN 'held' ELSE 'pending' END
  FROM enquiries WHERE id = :id
  ON CONFLICT DO NOTHING`

/** Where no channel accepts quarantined enquiries: that one waits, once an hour. */
const insertQuarantineNotice = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'doubt', :channel, strftime('%Y-%m-%dT%H', :now / 1000, 'unixepoch'), :now, :now
  FROM enquiries WHERE id = :id AND flag IS NOT NULL
  ON CONFLICT DO NOTHING`

/** Nobody makes the site write to a stranger again and again: one receipt a day for an address, and none for what is quarantined. */
const insertReceipt = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'receipt', 'visitor-mail', id, :now, :now FROM enquiries AS new
  WHERE id = :id AND flag IS NULL AND NOT EXISTS (
    SELECT 1 FROM enquiries AS earlier JOIN outbox ON subject_id = earlier.id AND kind = 'receipt'
    WHERE earlier.received_at > :now - ${day} AND lower(earlier.email) = lower(new.email))
  ON CONFLICT DO NOTHING`

/** A sender who lost the response and tries again with another token gets the first response again. */
const readStored = `
  SELECT id, reference, fingerprint, received_at FROM enquiries
  WHERE token = :token OR (${isDuplicate})
  ORDER BY token = :token DESC LIMIT 1`

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
  quarantineChannels: readonly OwnerChannel[]
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
  { client, limits, channels, quarantineChannels, sendsReceipt }: StoreOptions,
): Promise<StoredEnquiry | undefined> {
  const { id, reference, token, fingerprint, receivedAt, flag, source } = enquiry
  const values = {
    ...{ id, reference, token, fingerprint, now: receivedAt, flag: flag ?? null },
    ...fieldsOf((field) => enquiry[field]),
    ...sourceRow(source),
    client: hashesOf(client),
    ...Object.fromEntries(tiers.map(({ column }, index) => [column, hashesOf(client?.wider[index])])),
    ...{ perDay: limits.perDay, perHour: limits.perHour },
  }
  const prepare = (sql: string, more: Record<string, unknown> = {}) =>
    prepareNamed(database, sql, { ...values, ...more })
  const statements = [
    prepare(insertEnquiry),
    ...channels.map((channel) =>
      prepare(insertNotification, { channel, isCareful: acceptsQuarantined(channel) ? 0 : 1 }),
    ),
    ...(channels.some(acceptsQuarantined) ? [] : quarantineChannels).map((channel) =>
      prepare(insertQuarantineNotice, { channel }),
    ),
    ...(sendsReceipt ? [prepare(insertReceipt)] : []),
    prepare(readStored),
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
    const recent = await prepareNamed(
      database,
      `SELECT received_at FROM enquiries
       WHERE ${column} IN (SELECT value FROM json_each(:network)) AND ${within(day)}`,
      { network: hashesOf(network), now },
    ).all<{ received_at: number }>()
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
