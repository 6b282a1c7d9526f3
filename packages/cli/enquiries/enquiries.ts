/** The owner's operations on enquiries, for the command and the desk. Times are in ms since 1970. */

import type { OwnerChannel } from '@lintel/edge/outbox/channels/index.ts'
import { promisedTo } from '@lintel/rules/businessHours.ts'
import { type ContactField, contactFieldNames } from '@lintel/rules/contact.ts'
import {
  type FollowUpRow,
  type FollowUpState,
  followUpColumns,
  followUpLimits,
} from '@lintel/rules/followUp.ts'
import { type SourceRow, sourceColumns } from '@lintel/rules/source.ts'
import { type Database, OwnerError, type Row } from '../database/openDatabase.ts'

/** An enquiry. Its text is null once its sender has erased it. */
export interface Enquiry extends SourceRow, FollowUpRow, Record<ContactField, string | null> {
  id: string
  reference: string
  received_at: number
  /** When its sender was promised an answer; null if it was stored before that was kept. */
  reply_by: number | null
  /** Why the sender could not be verified. */
  flag: string | null
  /** When a channel first accepted a notification of it. */
  notified_at: number | null
  opened_at: number | null
  handled_at: number | null
  erased_at: number | null
  /** When the owner released it although it was flagged. */
  released_at: number | null
}

/** A notification about an enquiry, a subscription or an outage, sent through one channel. */
interface Notification {
  id: number
  kind: string
  channel: string
  /** A held notification waits until the owner releases it. */
  state: 'held' | 'pending' | 'sent' | 'dead'
  attempts: number
  last_error: string | null
  created_at: number
  settled_at: number | null
}

const columns = [
  'id',
  'reference',
  'received_at',
  'reply_by',
  ...contactFieldNames,
  'flag',
  ...sourceColumns,
  ...followUpColumns,
  'notified_at',
  'opened_at',
  'handled_at',
  'erased_at',
  'released_at',
].join(', ')

const toldColumns = 'id, kind, channel, state, attempts, last_error, created_at, settled_at'

/** Selects enquiries that still need the owner. */
const isOpen = 'handled_at IS NULL AND erased_at IS NULL'

/** Lists enquiries, newest first. */
export async function listEnquiries(database: Database, { all = false } = {}): Promise<Enquiry[]> {
  return as(
    await database(
      `SELECT ${columns} FROM enquiries${all ? '' : ` WHERE ${isOpen}`} ORDER BY received_at DESC`,
    ),
  )
}

/**
 * Finds an enquiry by its id, or by its reference as people type it or read it aloud.
 * @throws Error if there is none
 */
export async function findEnquiry(database: Database, reference: string | undefined): Promise<Enquiry> {
  if (!reference) throw new OwnerError('Which enquiry? Give its reference, such as 7K3M-9Q2X.')
  const read = reference.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const sql = `SELECT ${columns} FROM enquiries WHERE reference = ? OR id = ?`
  const [enquiry] = as<Enquiry>(await database(sql, read, reference.toLowerCase()))
  if (!enquiry) throw new OwnerError(`There is no enquiry ${reference}.`)
  return enquiry
}

/** Lists who was notified of an enquiry, and the outcome. */
export async function notificationsOf(database: Database, id: string): Promise<Notification[]> {
  return as(await database(`SELECT ${toldColumns} FROM outbox WHERE subject_id = ? ORDER BY id`, id))
}

/** Lists notifications that were given up, oldest first, with the reference or address they are about. */
export async function listDeadLetters(database: Database): Promise<(Notification & { about: string })[]> {
  return as(
    await database(
      `SELECT ${toldColumns.replaceAll(/\w+/g, 'outbox.$&')}, COALESCE(reference, subscribers.email, subject_id) AS about
       FROM outbox LEFT JOIN enquiries ON enquiries.id = subject_id LEFT JOIN subscribers ON subscribers.id = subject_id
       WHERE state = 'dead' ORDER BY outbox.settled_at`,
    ),
  )
}

/** Records when an enquiry was first read. */
export async function markOpened(database: Database, id: string, now = Date.now()): Promise<void> {
  await database('UPDATE enquiries SET opened_at = ? WHERE id = ? AND opened_at IS NULL', now, id)
}

/** Gives an enquiry a state. When it was first handled stays, until it is opened again. */
export async function setState(database: Database, id: string, state: FollowUpState, now = Date.now()) {
  const at = state === 'open' ? 'NULL' : 'coalesce(handled_at, ?)'
  const outcome = state === 'won' || state === 'lost' ? state : null
  await database(
    `UPDATE enquiries SET handled_at = ${at}, outcome = ? WHERE id = ?`,
    ...(state === 'open' ? [outcome, id] : [now, outcome, id]),
  )
}

type Note = Pick<FollowUpRow, 'note' | 'taken_by'>

/**
 * Writes the owner's note, and who takes the enquiry.
 * @param before what they were when they were read
 * @throws OwnerError if one is too long, somebody else has changed them since, or the enquiry was erased
 */
export async function writeNote(database: Database, id: string, before: Note, after: Note): Promise<void> {
  const tooLong = (['note', 'taken_by'] as const).find(
    (name) => (after[name] ?? '').length > followUpLimits[name],
  )
  if (tooLong) throw new OwnerError(`Nothing was saved. Shorten it to ${followUpLimits[tooLong]} characters.`)
  const written = await database(
    `UPDATE enquiries SET note = ?, taken_by = ?
     WHERE id = ? AND erased_at IS NULL AND note IS ? AND taken_by IS ? RETURNING id`,
    after.note,
    after.taken_by,
    id,
    before.note,
    before.taken_by,
  )
  if (written.length === 0)
    throw new OwnerError(
      'Nothing was saved: somebody else has changed this note, or the enquiry was erased. Copy what you have written, and open the enquiry again.',
    )
}

/** Deletes an enquiry and its notifications. */
export async function deleteEnquiry(database: Database, id: string): Promise<void> {
  await database('DELETE FROM outbox WHERE subject_id = ?', id)
  await database('DELETE FROM enquiries WHERE id = ?', id)
}

/**
 * Sends a quarantined enquiry to the channels that it was held back from.
 * @returns the number of channels
 */
export async function release(database: Database, { id }: Enquiry, now = Date.now()): Promise<number> {
  const update =
    "UPDATE outbox SET state = 'pending', due_at = ?, created_at = ? WHERE subject_id = ? AND state = 'held' RETURNING id"
  const rows = await database(update, now, now, id)
  if (rows.length > 0) await database('UPDATE enquiries SET released_at = ? WHERE id = ?', now, id)
  return rows.length
}

const queuedAgain = "state = 'pending', attempts = 0, due_at = ?, settled_at = NULL"

/**
 * Requeues the notifications of an enquiry, or those of one channel. If there were none, queues mail.
 * @returns the channel, if there were none before, so that nobody knows whether it is set up
 * @throws OwnerError if the enquiry was erased or is waiting for its release
 */
export async function resend(
  database: Database,
  { id, reference, erased_at }: Enquiry,
  channel?: OwnerChannel,
): Promise<OwnerChannel | undefined> {
  const now = Date.now()
  if (erased_at) throw new OwnerError(`${reference} was erased: there is nothing left to send.`)
  const update = `UPDATE outbox SET ${queuedAgain} WHERE kind = 'enquiry' AND state <> 'held' AND subject_id = ? AND channel LIKE ? RETURNING id`
  const rows = await database(update, now, id, channel ?? '%')
  if (rows.length > 0) return undefined
  const insert =
    "INSERT INTO outbox (kind, channel, subject_id, due_at, created_at) VALUES ('enquiry', ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id"
  const name = channel ?? 'mail'
  const added = await database(insert, name, id, now, now)
  if (added.length === 0)
    throw new OwnerError(`${reference} is held back from ${name}: npm run enquiries -- release ${reference}`)
  return name
}

/**
 * Requeues all notifications that were given up.
 * @returns how many the next run will send
 */
export async function resendDeadLetters(database: Database): Promise<number> {
  const rows = await database(
    `UPDATE outbox SET ${queuedAgain} WHERE state = 'dead' RETURNING id`,
    Date.now(),
  )
  return rows.length
}

/** Returns when an enquiry must be answered, as its sender was told. */
export const replyDeadline = (enquiry: Pick<Enquiry, 'received_at' | 'reply_by'>) =>
  promisedTo(enquiry).getTime()

/** Casts rows, whose shape follows from the selected columns. */
const as = <Known>(rows: Row[]) => rows as unknown[] as Known[]
