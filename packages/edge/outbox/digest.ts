import { day, isoDay } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { currentTime } from '../database/clock.ts'
import { runBatch } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { formatOfficeTime } from '../site/formatTime.ts'
import { findStuck, type Stuck } from './alarm.ts'
import { labelOf, ownerChannels } from './channels/index.ts'
import { type Message, truncateLines } from './Message.ts'
import type { Delivery } from './outbox.ts'
import { findQuarantined, quarantinedLines } from './quarantine.ts'
import { findOpenEnquiries } from './reminder.ts'

/** Queues the daily digest, once for each day (UTC), whether or not anything arrived. */
export async function queueDigest(env: Environment): Promise<void> {
  const to = ownerChannels(env, 'digest')
  if (env.NOTIFY_DIGEST !== 'on' || to.length === 0) return
  const now = await currentTime(env.DATABASE)
  const insert = env.DATABASE.prepare(`
    INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
    SELECT 'digest', value, ?2, ?3, ?3 FROM json_each(?1) WHERE true ON CONFLICT DO NOTHING`)
  const today = isoDay(now)
  await runBatch(env.DATABASE, [insert.bind(JSON.stringify(to), today, now)])
}

/**
 * Composes the digest of what arrived, waits and failed: counts, times and references, and nothing that a
 * visitor wrote.
 */
export async function composeDigest(
  env: Environment,
  { subject_id, created_at }: Delivery,
): Promise<Message> {
  const now = await currentTime(env.DATABASE)
  const [came, waiting, quarantined, stuck] = await Promise.all([
    countReceived(env, created_at - day, created_at),
    findOpenEnquiries(env, now),
    findQuarantined(env),
    findStuck(env.DATABASE, now),
  ])
  const late = waiting.filter(({ replyBy }) => replyBy < now)
  const inTime = waiting.filter(({ replyBy }) => replyBy >= now)
  const sections: [string, string[]][] = [
    ['Promised time missed', late.map(named)],
    ['To be answered', inTime.map(named)],
    ['Held until you release them', quarantinedLines(quarantined)],
    ['Notifications that do not leave', stuck.map(stuckLine)],
  ]
  const failing = stuck.map(({ channel }) => channel)
  return {
    id: `digest-${subject_id}`,
    title: `${site.name}: ${came === 1 ? '1 enquiry' : `${came || 'no'} enquiries`} in a day, ${waiting.length} to be answered`,
    facts: [
      { label: 'Came in the last 24 hours', value: String(came) },
      { label: 'To be answered', value: `${waiting.length}, of which late: ${late.length}` },
      { label: 'Held until you release them', value: String(quarantined.length) },
      { label: 'Notifications that do not leave', value: failing.join(', ') || '0' },
    ],
    content: sections
      .filter(([, lines]) => lines.length > 0)
      .map(([heading, lines]) => [`${heading}:`, ...truncateLines(lines)].join('\n'))
      .join('\n\n'),
    event: {
      type: 'digest',
      day: subject_id,
      came,
      waiting: waiting.length,
      late: late.length,
      held: quarantined.length,
      failing,
    },
  }
}

const named = ({ reference, replyBy }: { reference: string; replyBy: number }) =>
  `${reference}, by ${formatOfficeTime(new Date(replyBy))}`

const stuckLine = ({ channel, pending, dead }: Stuck) =>
  `${labelOf(channel)}: ${pending} still tried, ${dead} given up`

async function countReceived({ DATABASE }: Environment, from: number, to: number): Promise<number> {
  const query = DATABASE.prepare(
    'SELECT count(*) AS came FROM enquiries WHERE received_at > ?1 AND received_at <= ?2',
  )
  return (await query.bind(from, to).first<{ came: number }>())?.came ?? 0
}
