import { hour } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { currentTime } from '../database/clock.ts'
import { type Database, runBatch } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { labelOf, ownerChannels } from './channels/index.ts'
import type { Message } from './Message.ts'
import type { Delivery } from './outbox.ts'

/** How long (ms) a delivery may fail before it raises an alarm. */
const alarmDelay = hour

/**
 * Notifications for the owner that were queued by ?1 and are not sent. Excludes alarms, which would raise one
 * another, tests, mail to visitors, whose addresses may be wrong, held rows, and enquiries that the owner has
 * handled anyway.
 */
const isStuck = `
  late.state <> 'sent' AND late.state <> 'held' AND late.kind NOT IN ('alarm', 'sample') AND late.channel <> 'visitor-mail' AND late.created_at <= ?1
  AND NOT EXISTS (SELECT 1 FROM enquiries WHERE id = late.subject_id AND handled_at IS NOT NULL)`

const isRetried = `${isStuck} AND late.state = 'pending'`

/** Removes the alarm of an outage that is over, so that the next one raises a new alarm. */
const clear = `
  DELETE FROM outbox WHERE kind = 'alarm'
  AND NOT EXISTS (SELECT 1 FROM outbox AS late WHERE ${isRetried} AND late.channel = outbox.subject_id)`

const raise = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT DISTINCT 'alarm', other.value, late.channel, ?2, ?2
  FROM outbox AS late JOIN json_each(?3) AS other ON other.value <> late.channel
  WHERE ${isRetried}
  ON CONFLICT DO NOTHING`

/** Alerts the owner by the other channels, once per outage, when one channel has failed for an hour. */
export async function raiseAlarms(env: Environment): Promise<void> {
  const now = await currentTime(env.DATABASE)
  await runBatch(env.DATABASE, [
    env.DATABASE.prepare(clear).bind(now - alarmDelay),
    env.DATABASE.prepare(raise).bind(now - alarmDelay, now, JSON.stringify(ownerChannels(env, 'alarm'))),
  ])
}

export interface Stuck {
  channel: string
  /** Deliveries that are still retried. */
  pending: number
  /** Deliveries that were given up. */
  dead: number
  /** When the oldest of them was stored, in ms since 1970. */
  since: number
}

/** Counts the owner's stuck deliveries on each channel that has any. */
export async function findStuck(database: Database, now: number): Promise<Stuck[]> {
  const query = database.prepare(`
    SELECT channel, count(*) FILTER (WHERE state = 'pending') AS pending,
      count(*) FILTER (WHERE state = 'dead') AS dead, min(created_at) AS since
    FROM outbox AS late WHERE ${isStuck} GROUP BY channel`)
  return (await query.bind(now - alarmDelay).all<Stuck>()).results
}

/**
 * Composes an alarm from counts and times, without anything from the enquiries. Returns `undefined` if
 * everything has been delivered meanwhile.
 */
export async function composeAlarm(
  env: Environment,
  { subject_id: channel, created_at }: Delivery,
): Promise<Message | undefined> {
  const stuck = await findStuck(env.DATABASE, await currentTime(env.DATABASE))
  const failing = stuck.find((each) => each.channel === channel)
  if (!failing?.pending) return undefined
  const { pending } = failing
  const first = new Date(failing.since).toISOString()
  return {
    id: `alarm-${channel}-${created_at}`,
    title: `${site.name}: notifications by ${labelOf(channel)} do not leave`,
    content: [
      `Waiting for more than an hour: ${pending}, the first since ${first}.`,
      'The enquiries are stored, and the site goes on trying.',
      '',
      'What is there:  npm run enquiries -- list --remote',
      'Why it waits:   npm run enquiries -- show <reference> --remote',
    ].join('\n'),
    event: { type: 'notifications-stuck', channel, pending, since: first },
  }
}
