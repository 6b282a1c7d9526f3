import { replyBy } from '#data/rules/businessHours.ts'
import type { Database, Row } from '#scripts/owner/database/Database.ts'
import { time, toCsv, toJson, toList, toTable } from '#scripts/owner/database/format.ts'
import { deadLetters, resend, warnOfDeadLetters } from '#scripts/owner/enquiries/deliveries.ts'
import { columns, findEnquiry } from '#scripts/owner/enquiries/findEnquiry.ts'
import type { Options } from '#scripts/owner/enquiries/Options.ts'

type Command = (database: Database, reference: string | undefined, options: Options) => Promise<string>

const day = 86_400_000
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
  if (format !== 'csv' && format !== 'json') throw new Error('The format is csv or json.')
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
