import { site } from '#data/site.ts'
import { runBatch } from '#functions/_database/database.ts'
import type { Message } from '#functions/_outbox/Message.ts'
import type { Delivery } from '#functions/_outbox/outbox.ts'
import { findStuck, isStuck, patience } from '#functions/_outbox/stuck.ts'
import type { Environment } from '#functions/environment.ts'
import { ownerChannels } from '#functions/settings.ts'

const isTried = `${isStuck} AND late.state = 'pending'`

/** The outage is over: the next one raises an alarm of its own. */
const clear = `
  DELETE FROM outbox WHERE kind = 'alarm'
  AND NOT EXISTS (SELECT 1 FROM outbox AS late WHERE ${isTried} AND late.channel = outbox.subject_id)`

const raise = `
  INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
  SELECT DISTINCT 'alarm', other.value, late.channel, ?2, ?2
  FROM outbox AS late JOIN json_each(?3) AS other ON other.value <> late.channel
  WHERE ${isTried}
  ON CONFLICT DO NOTHING`

/** When deliveries by one channel have failed for an hour, the owner's other channel tells of it, once an outage. */
export async function raiseAlarms(env: Environment): Promise<void> {
  const now = Date.now()
  await runBatch(env.DATABASE, [
    env.DATABASE.prepare(clear).bind(now - patience),
    env.DATABASE.prepare(raise).bind(now - patience, now, JSON.stringify(ownerChannels(env))),
  ])
}

/** Counts and times alone, nothing of the enquiries themselves. Nothing when all of it has left meanwhile. */
export async function composeAlarm(
  env: Environment,
  { subject_id: channel, created_at }: Delivery,
): Promise<Message | undefined> {
  const { pending, since } = await findStuck(env.DATABASE, channel)
  if (pending === 0 || since === null) return undefined
  const first = new Date(since).toISOString()
  return {
    id: `alarm-${channel}-${created_at}`,
    toOwner: true,
    to: env.NOTIFY_TO ?? '',
    subject: `${site.name}: notifications by ${channel} do not leave`,
    text: [
      `Waiting for more than an hour: ${pending}, the first since ${first}.`,
      'The enquiries are stored, and the site goes on trying.',
      '',
      'What is there:  npm run enquiries -- list --remote',
      'Why it waits:   npm run enquiries -- show <reference> --remote',
    ].join('\n'),
    event: { type: 'notifications-stuck', channel, pending, since: first },
  }
}
