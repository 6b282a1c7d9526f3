import { setTimeout as wait } from 'node:timers/promises'
import { channelNames, labelOf } from '@lintel/edge/outbox/channels/index.ts'
import { toTable } from '../database/format.ts'
import { type Database, OwnerError } from '../database/openDatabase.ts'

interface Attempt {
  channel: string
  state: string
  last_error: string | null
}

/** How long (ms) to wait: the live site runs every minute, and a mail server may be slow. */
const longest = 150_000
const pause = 1500

const queue = `INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT 'sample', value, ?, ?, ? FROM json_each(?)`
const read = "SELECT channel, state, last_error FROM outbox WHERE kind = 'sample' AND subject_id = ?"

/**
 * Sends a message marked as a test the same way as enquiries, with the settings of the running site, and
 * waits for the outcome.
 * @param only one channel; all if omitted
 * @throws OwnerError if no run took place
 */
export async function testChannels(database: Database, only: string | undefined): Promise<string> {
  const names = only === undefined ? channelNames : channelNames.filter((name) => name === only)
  if (names.length === 0)
    throw new OwnerError(`There is no channel ${only}. There are: ${channelNames.join(', ')}.`)
  const id = crypto.randomUUID()
  const now = Date.now()
  await database(queue, id, now, now, JSON.stringify(names))
  console.error('It leaves with the next run of the site, within a minute.')
  try {
    return toTable((await untilTried(database, id)).map(asLine))
  } finally {
    await database("DELETE FROM outbox WHERE kind = 'sample' AND subject_id = ?", id)
  }
}

/** Waits until every channel was tried, or found to be not set up. */
async function untilTried(database: Database, id: string): Promise<Attempt[]> {
  const deadline = Date.now() + longest
  const reported = new Set<string>()
  while (Date.now() < deadline) {
    const rows = (await database(read, id)) as unknown[] as Attempt[]
    const settled = rows.filter(({ state, last_error }) => state === 'sent' || last_error)
    for (const each of settled.filter(({ channel }) => !reported.has(channel))) {
      reported.add(each.channel)
      console.error(`${labelOf(each.channel)}: ${resultOf(each)}`)
    }
    if (settled.length === rows.length) return rows
    await wait(pause)
  }
  throw new OwnerError(
    'Nothing was sent, as the site does not run. With npm start, runs are asked for: http://127.0.0.1:8788/cdn-cgi/local/scheduled',
  )
}

function asLine(attempt: Attempt) {
  return { channel: attempt.channel, provider: labelOf(attempt.channel), result: resultOf(attempt) }
}

const resultOf = ({ state, last_error }: Attempt) => (state === 'sent' ? 'taken' : last_error)
