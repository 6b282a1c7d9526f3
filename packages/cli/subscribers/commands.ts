import { createHmac } from 'node:crypto'
import { signingSecrets } from '@lintel/edge/settings.ts'
import { mailboxOf } from '@lintel/rules/contact.ts'
import { edgeOrigin } from '@lintel/rules/edge.ts'
import { time, toCsv, toJson, toTable } from '../database/format.ts'
import { type Database, OwnerError } from '../database/openDatabase.ts'

/** An address that asked for the newsletter. Times are in ms since 1970. */
interface Subscriber {
  email: string
  requested_at: number
  /** Null until the link in the confirmation mail was followed. */
  confirmed_at: number | null
}

/** Lists subscribers in the order in which they asked. */
export async function allSubscribers(database: Database): Promise<Subscriber[]> {
  const sql = 'SELECT email, requested_at, confirmed_at FROM subscribers ORDER BY requested_at'
  return (await database(sql)) as unknown[] as Subscriber[]
}

export async function list(database: Database): Promise<string> {
  const rows = await allSubscribers(database)
  if (rows.length === 0) return 'No subscribers.\n'
  return toTable(
    rows.map(({ email, requested_at, confirmed_at }) => ({
      email,
      requested: time(requested_at),
      confirmed: confirmed_at ? time(confirmed_at) : 'not yet',
    })),
  )
}

/**
 * Lists who may receive an issue, with the unsubscribe link that each issue must contain.
 * @param secret the live site's SIGNING_SECRET; without it, the key stored in its database is used
 */
export async function exportConfirmed(
  database: Database,
  format: string,
  secret: string | undefined,
): Promise<string> {
  if (format !== 'csv' && format !== 'json') throw new OwnerError('--format takes csv or json.')
  const subscribers = await database(
    'SELECT id, email, confirmed_at FROM subscribers WHERE confirmed_at IS NOT NULL ORDER BY email',
  )
  const [newest] = signingSecrets({ SIGNING_SECRET: secret ?? '' })
  const key = newest ?? (await storedKey(database))
  const rows = subscribers.map(({ id, email = '', confirmed_at }) => ({
    email,
    confirmed: time(confirmed_at),
    unsubscribe: `${edgeOrigin}/newsletter/unsubscribe/${id}/${signature(key, String(id))}`,
  }))
  return format === 'csv' ? toCsv(rows, ['email', 'confirmed', 'unsubscribe']) : toJson(rows)
}

export async function remove(database: Database, address: string | undefined): Promise<string> {
  if (!address) throw new OwnerError('Which address? Write it as "npm run subscribers -- list" shows it.')
  const deleted = await database(
    // Earlier versions stored a domain with the letters in which it was written.
    'DELETE FROM subscribers WHERE email IN (?, ?) RETURNING id',
    mailboxOf(address),
    address.toLowerCase(),
  )
  if (deleted.length === 0) throw new OwnerError(`${address} is not a subscriber.`)
  for (const { id } of deleted)
    await database("DELETE FROM outbox WHERE kind = 'subscription' AND subject_id = ?", id ?? '')
  return `${address} is deleted.\n`
}

async function storedKey(database: Database): Promise<string> {
  const [key] = await database("SELECT value FROM keys WHERE name = 'signing'")
  if (key) return String(key.value)
  throw new OwnerError(
    'The site signs links with its SIGNING_SECRET, so the export needs it too: SIGNING_SECRET=… npm run subscribers -- export, with --remote for the database at Cloudflare',
  )
}

/** Matches `signId` in `packages/edge/database/signing.ts`. A test opens an exported link at the edge. */
function signature(key: string, id: string): string {
  return createHmac('sha256', key).update(`unsubscribe:${id}`).digest('base64url')
}
