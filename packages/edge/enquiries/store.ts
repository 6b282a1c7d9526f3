import { replyBy } from '@lintel/rules/businessHours.ts'
import {
  type ClientLimits,
  clientLimitMessages,
  clientLimits,
  limitReached,
  networkLimits,
  usualPerHour,
} from '@lintel/rules/clientLimits.ts'
import { type ContactFields, contactFieldNames, fieldsOf, mailboxOf } from '@lintel/rules/contact.ts'
import { type Source, type SourceRow, sourceColumns, sourceRow } from '@lintel/rules/source.ts'
import { isWithin } from '../database/clock.ts'
import { type Database, prepareNamed, retryTransient, runBatch } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { acceptsQuarantined, type OwnerChannel } from '../outbox/channels/index.ts'
import { type Client, hashesOf } from './client.ts'

export interface Enquiry extends ContactFields {
  id: string
  reference: string
  /** Makes the request idempotent. */
  token: string
  /** Distinguishes a replay from other content under the same token. */
  fingerprint: string
  receivedAt: number
  /** Why the sender could not be vouched for. */
  flag: string | undefined
  source: Source
}

export interface StoredEnquiry {
  id: string
  reference: string
  fingerprint: string | null
  received_at: number
  reply_by: number | null
}

const { hour, day } = clientLimits
/** How long (ms) the same content from the same client counts as the same enquiry, whatever its token. */
const duplicateWindow = hour

/** Limits of the networks around a client, by the column with the network's hash. */
const tiers = [
  { column: 'network_56', ...networkLimits[56] },
  { column: 'network_48', ...networkLimits[48] },
]

const within = (span: number) => isWithin('received_at', span)
/** Counts what a network sent within a span; `hashes` is a JSON list, or NULL if it is unknown. */
const sent = (column: string, hashes: string, span: number) =>
  `(SELECT count(*) FROM enquiries
    WHERE ${column} IN (SELECT value FROM json_each(${hashes})) AND ${within(span)})`
/** The same content from the same client; all unknown clients count as one. */
const isDuplicate = `fingerprint = :fingerprint AND ${within(duplicateWindow)}
    AND (client IN (SELECT value FROM json_each(:client)) OR client IS NULL AND :client IS NULL)`

/** The SQL expression for each column of a new enquiry. */
const inserted: Record<string, string> = {
  id: ':id',
  reference: ':reference',
  token: ':token',
  fingerprint: ':fingerprint',
  received_at: ':now',
  reply_by: ':replyBy',
  flag: `
    CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE ${within(hour)} LIMIT ${usualPerHour}))
      < ${usualPerHour} THEN :flag
      ELSE coalesce(:flag || '; ', '') || 'one of more than ${usualPerHour} enquiries in an hour' END`,
  mailbox: ':mailbox',
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

/** A careful channel holds a quarantined enquiry until it is released. */
const insertNotification = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at, state)
  SELECT 'enquiry', :channel, id, :now, :now,
    CASE WHEN flag IS NOT NULL AND :isCareful THEN 'held' ELSE 'pending' END
  FROM enquiries WHERE id = :id
  ON CONFLICT DO NOTHING`

/** If no channel accepts quarantined enquiries, notifies the owner once an hour that one is waiting. */
const insertQuarantineNotice = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'doubt', :channel, strftime('%Y-%m-%dT%H', :now / 1000, 'unixepoch'), :now, :now
  FROM enquiries WHERE id = :id AND flag IS NOT NULL
  ON CONFLICT DO NOTHING`

/**
 * At most one receipt a day for an address, and none for a quarantined enquiry, so that nobody can use the
 * site to spam a stranger.
 */
const insertReceipt = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'receipt', 'visitor-mail', id, :now, :now FROM enquiries AS new
  WHERE id = :id AND flag IS NULL AND NOT EXISTS (
    SELECT 1 FROM enquiries AS earlier JOIN outbox ON subject_id = earlier.id AND kind = 'receipt'
    WHERE ${isWithin('earlier.received_at', day)} AND earlier.mailbox = new.mailbox)
  ON CONFLICT DO NOTHING`

/** A sender who lost the response and retries with another token gets the first enquiry again. */
const readStored = `
  SELECT id, reference, fingerprint, received_at, reply_by FROM enquiries
  WHERE token = :token OR (${isDuplicate})
  ORDER BY token = :token DESC LIMIT 1`

const readByToken = 'SELECT id, reference, fingerprint, received_at, reply_by FROM enquiries WHERE token = ?1'

/** Returns the enquiry stored with this token, if any. */
export async function findByToken(database: Database, token: string): Promise<StoredEnquiry | null> {
  return retryTransient(() => database.prepare(readByToken).bind(token).first<StoredEnquiry>())
}

interface StoreOptions {
  client: Client | undefined
  limits: ClientLimits
  /** The channels that notify the owner. */
  channels: readonly OwnerChannel[]
  /** The channels that say that an enquiry is held, used if every channel would hold it. */
  quarantineChannels: readonly OwnerChannel[]
  /** Whether the sender gets a receipt by mail. */
  sendsReceipt: boolean
}

/**
 * Stores the enquiry and the owner's notifications in one transaction, unless its token is taken, its client
 * has just sent the same content, or the client or a network around it is over a limit. An enquiry beyond the
 * usual number from all clients is stored with a flag that says so.
 * @returns the stored enquiry, which is this one or the earlier one; `undefined` if over a limit
 */
export async function storeEnquiry(
  database: Database,
  enquiry: Enquiry,
  { client, limits, channels, quarantineChannels, sendsReceipt }: StoreOptions,
): Promise<StoredEnquiry | undefined> {
  const { id, reference, token, fingerprint, receivedAt, flag, source } = enquiry
  const values = {
    id,
    reference,
    token,
    fingerprint,
    now: receivedAt,
    flag: flag ?? null,
    replyBy: replyBy(new Date(receivedAt)).getTime(),
    ...fieldsOf((field) => enquiry[field]),
    ...sourceRow(source),
    mailbox: mailboxOf(enquiry.email),
    client: hashesOf(client),
    ...Object.fromEntries(tiers.map(({ column }, index) => [column, hashesOf(client?.wider[index])])),
    perDay: limits.perDay,
    perHour: limits.perHour,
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

/** Returns the message for the limit that the client is over, and the seconds until it may retry. */
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

/** An enquiry as stored; its content is null once it was erased. Times are in ms. */
export interface EnquiryRow extends SourceRow, ContactFields {
  id: string
  reference: string
  received_at: number
  reply_by: number | null
  flag: string | null
  erased_at: number | null
}

export function findEnquiry({ DATABASE }: Environment, id: string): Promise<EnquiryRow | null> {
  return DATABASE.prepare('SELECT * FROM enquiries WHERE id = ?1').bind(id).first<EnquiryRow>()
}
