import type { Database } from '#scripts/owner/database/Database.ts'
import { time, toTable } from '#scripts/owner/database/format.ts'
import { findEnquiry } from '#scripts/owner/enquiries/findEnquiry.ts'
import type { Options } from '#scripts/owner/enquiries/Options.ts'

const channels = ['mail', 'webhook']

export async function deadLetters(database: Database): Promise<string> {
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
export async function resend(
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
  if (channel !== undefined && !channels.includes(channel)) throw new Error('The channel is mail or webhook.')
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
export async function warnOfDeadLetters(database: Database): Promise<string> {
  const [row] = await database("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'")
  const dead = Number(row?.dead)
  if (dead === 0) return ''
  return `\n${dead === 1 ? 'One notification' : `${dead} notifications`} could not be delivered: npm run enquiries -- dead-letters\n`
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun} goes out` : `${count} ${noun}s go out`
}
