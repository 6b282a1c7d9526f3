import { replyBy } from '#data/rules/businessHours.ts'
import { time, toCsv, toJson, toList, toTable } from '../database/format.ts'
import type { Database, Row } from '../database/openDatabase.ts'

/** What may follow a command on the command line. */
export interface Options {
  all?: boolean
  format?: string
  channel?: string
  'older-than'?: string
}

type Command = (database: Database, reference: string | undefined, options: Options) => Promise<string>

const day = 86_400_000
const columns = 'id, reference, received_at, name, email, company, message, flag, handled_at, erased_at'
const channels = ['mail', 'webhook']

/** What an owner can do, by the word that asks for it. Each returns what to print. */
export const commands: Record<string, Command> = {
  list,
  show,
  export: exportAll,
  handled,
  delete: remove,
  'dead-letters': deadLetters,
  resend,
}

async function list(database: Database, _: string | undefined, { all }: Options): Promise<string> {
  const open = all ? '' : 'WHERE handled_at IS NULL AND erased_at IS NULL'
  const rows = await database(`SELECT ${columns} FROM enquiries ${open} ORDER BY received_at DESC`)
  const warning = await warnOfDeadLetters(database)
  if (rows.length === 0) return (all ? 'No enquiries.\n' : 'No open enquiries.\n') + warning
  const table = toTable(
    rows.map((row) => ({
      reference: row.reference ?? '',
      received: time(row.received_at),
      'answer by': time(replyBy(new Date(Number(row.received_at))).getTime()),
      state: row.erased_at ? 'erased' : row.handled_at ? 'handled' : 'open',
      name: row.name ?? '',
      email: row.email ?? '',
      company: row.company ?? '',
      flag: row.flag ?? '',
    })),
  )
  return table + warning
}

async function show(database: Database, reference: string | undefined): Promise<string> {
  const enquiry = await findEnquiry(database, reference)
  const told = await database(
    'SELECT kind, channel, state, attempts, last_error FROM outbox WHERE subject_id = ? ORDER BY id',
    enquiry.id ?? '',
  )
  return toList(readable(enquiry)) + (told.length > 0 ? `\n${toTable(told)}` : '\nNobody was notified.\n')
}

async function exportAll(
  database: Database,
  _: string | undefined,
  { format = 'csv' }: Options,
): Promise<string> {
  if (format !== 'csv' && format !== 'json') throw new Error('--format takes csv or json.')
  const rows = await database(`SELECT ${columns} FROM enquiries ORDER BY received_at`)
  return format === 'csv' ? toCsv(rows.map(readable)) : toJson(rows.map(readable))
}

async function handled(database: Database, reference: string | undefined): Promise<string> {
  const enquiry = await findEnquiry(database, reference)
  await database('UPDATE enquiries SET handled_at = ? WHERE id = ?', Date.now(), enquiry.id ?? '')
  return `${enquiry.reference} is marked as handled.\n`
}

async function remove(database: Database, reference: string | undefined, options: Options): Promise<string> {
  const age = options['older-than']
  if (age !== undefined) return removeOlder(database, Number(age))
  const { id = '', reference: found } = await findEnquiry(database, reference)
  await database('DELETE FROM outbox WHERE subject_id = ?', id)
  await database('DELETE FROM enquiries WHERE id = ?', id)
  return `${found} is deleted.\n`
}

async function removeOlder(database: Database, days: number): Promise<string> {
  if (!Number.isInteger(days) || days < 1) throw new Error('--older-than takes a whole number of days.')
  const before = Date.now() - days * day
  await database(
    'DELETE FROM outbox WHERE subject_id IN (SELECT id FROM enquiries WHERE received_at < ?)',
    before,
  )
  const rows = await database('DELETE FROM enquiries WHERE received_at < ? RETURNING id', before)
  return `${rows.length} ${rows.length === 1 ? 'enquiry is' : 'enquiries are'} deleted, older than ${days} days.\n`
}

/** Times as people read them, and spreadsheet programs too. */
function readable({ received_at = null, handled_at = null, erased_at = null, ...row }: Row): Row {
  return { ...row, received_at: time(received_at), handled_at: time(handled_at), erased_at: time(erased_at) }
}

async function deadLetters(database: Database): Promise<string> {
  const rows = await database(
    `SELECT outbox.id, kind, channel, COALESCE(reference, subscribers.email, subject_id) AS about, attempts,
       settled_at, last_error
     FROM outbox LEFT JOIN enquiries ON enquiries.id = subject_id LEFT JOIN subscribers ON subscribers.id = subject_id
     WHERE state = 'dead' ORDER BY settled_at`,
  )
  if (rows.length === 0) return 'No dead letters.\n'
  return toTable(rows.map(({ settled_at, ...row }) => ({ ...row, since: time(settled_at) })))
}

/** Queues again what was queued, or one channel that the owner names, or mail where nothing was. */
async function resend(
  database: Database,
  reference: string | undefined,
  { all, channel }: Options,
): Promise<string> {
  const now = Date.now()
  const again = "state = 'pending', attempts = 0, due_at = ?, settled_at = NULL"
  if (all) {
    const rows = await database(`UPDATE outbox SET ${again} WHERE state = 'dead' RETURNING id`, now)
    return `${counted(rows.length, 'dead letter')} with the next run.\n`
  }
  if (channel !== undefined && !channels.includes(channel))
    throw new Error('--channel takes mail or webhook.')
  const { id = '', reference: found, erased_at } = await findEnquiry(database, reference)
  if (erased_at) throw new Error(`${found} was erased: there is nothing left to send.`)
  const update = `UPDATE outbox SET ${again} WHERE kind = 'enquiry' AND subject_id = ? AND channel LIKE ? RETURNING id`
  const rows = await database(update, now, id, channel ?? '%')
  if (rows.length === 0) {
    const insert =
      "INSERT INTO outbox (kind, channel, subject_id, due_at, created_at) VALUES ('enquiry', ?, ?, ?, ?)"
    await database(insert, channel ?? 'mail', id, now, now)
  }
  return `${found} goes out with the next run.\n`
}

/** What the owner should know without asking: a line about dead letters, or nothing. */
async function warnOfDeadLetters(database: Database): Promise<string> {
  const [row] = await database("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'")
  const dead = Number(row?.dead)
  if (dead === 0) return ''
  return `\n${dead === 1 ? 'One notification' : `${dead} notifications`} could not be delivered: npm run enquiries -- dead-letters\n`
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun} goes out` : `${count} ${noun}s go out`
}

/** By reference, as people read it out or type it, or by id. */
async function findEnquiry(database: Database, reference: string | undefined): Promise<Row> {
  if (!reference) throw new Error('Which enquiry? Give its reference, such as 7K3M-9Q2X.')
  const read = reference.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const sql = `SELECT ${columns} FROM enquiries WHERE reference = ? OR id = ?`
  const [enquiry] = await database(sql, read, reference.toLowerCase())
  if (!enquiry) throw new Error(`There is no enquiry ${reference}.`)
  return enquiry
}
