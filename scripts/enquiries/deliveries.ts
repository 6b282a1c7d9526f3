import type { Database } from '#scripts/database/Database.ts'
import { time, toTable } from '#scripts/database/format.ts'
import { findEnquiry } from '#scripts/enquiries/findEnquiry.ts'
import type { Options } from '#scripts/enquiries/Options.ts'

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

export async function resend(
  database: Database,
  reference: string | undefined,
  options: Options,
): Promise<string> {
  const now = Date.now()
  const again = "UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?, settled_at = NULL"
  if (options.all) {
    const rows = await database(`${again} WHERE state = 'dead' RETURNING id`, now)
    return `${rows.length} dead letters go out with the next run.\n`
  }
  const { id = '', reference: found, erased_at } = await findEnquiry(database, reference)
  if (erased_at) throw new Error(`${found} was erased: there is nothing left to send.`)
  const rows = await database(`${again} WHERE kind = 'enquiry' AND subject_id = ? RETURNING id`, now, id)
  if (rows.length === 0) {
    const insert =
      "INSERT INTO outbox (kind, channel, subject_id, due_at, created_at) VALUES ('enquiry', ?, ?, ?, ?)"
    await database(insert, options.channel ?? 'mail', id, now, now)
  }
  return `${found} goes out with the next run.\n`
}
