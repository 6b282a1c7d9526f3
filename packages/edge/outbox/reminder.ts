import { promisedTo } from '@lintel/rules/businessHours.ts'
import { day, hour } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import { currentTime } from '../database/clock.ts'
import { runBatch } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { formatOfficeTime } from '../site/formatTime.ts'
import { ownerChannels } from './channels/index.ts'
import type { Message } from './Message.ts'
import type { Delivery } from './outbox.ts'

/** How long (ms) before the promised time the owner is reminded. */
const reminderLead = hour
/**
 * How long (ms) past its promise an enquiry still gets a reminder, so that turning reminders on does not
 * bring up everything ever left open.
 */
const maxOverdue = 7 * day
/** The longest (ms) that a promise in business hours can take, with holidays in between. */
const maxPromise = 21 * day

interface OpenEnquiry {
  id: string
  reference: string
  replyBy: number
}

/** Finds the enquiries that nobody has handled, the oldest first, or just the one with this id. */
export async function findOpenEnquiries(
  { DATABASE }: Environment,
  now: number,
  id?: string,
): Promise<OpenEnquiry[]> {
  const query = DATABASE.prepare(`
    SELECT id, reference, received_at, reply_by FROM enquiries
    WHERE received_at > ?1 AND handled_at IS NULL AND erased_at IS NULL AND (?2 IS NULL OR id = ?2)
    ORDER BY received_at`)
  const { results } = await query
    .bind(now - maxPromise, id ?? null)
    .all<{ id: string; reference: string; received_at: number; reply_by: number | null }>()
  return results.map(({ id, reference, ...stored }) => ({
    id,
    reference,
    replyBy: promisedTo(stored).getTime(),
  }))
}

/** Queues one reminder for each enquiry whose promised time is at most an hour away. */
export async function queueReminders(env: Environment): Promise<void> {
  const channels = ownerChannels(env, 'due')
  if (env.NOTIFY_DUE !== 'on' || channels.length === 0) return
  const now = await currentTime(env.DATABASE)
  const due = (await findOpenEnquiries(env, now)).filter(
    ({ replyBy }) => replyBy - now <= reminderLead && now - replyBy < maxOverdue,
  )
  const insert = env.DATABASE.prepare(`
    INSERT INTO outbox (kind, channel, subject_id, due_at, created_at)
    SELECT 'due', channel.value, id.value, ?3, ?3 FROM json_each(?1) AS channel, json_each(?2) AS id
    WHERE true ON CONFLICT DO NOTHING`)
  const ids = JSON.stringify(due.map(({ id }) => id))
  if (due.length > 0) await runBatch(env.DATABASE, [insert.bind(JSON.stringify(channels), ids, now)])
}

/** Returns `undefined` if the enquiry was handled meanwhile. */
export async function composeReminder(
  env: Environment,
  { subject_id }: Delivery,
): Promise<Message | undefined> {
  const now = await currentTime(env.DATABASE)
  const [enquiry] = await findOpenEnquiries(env, now, subject_id)
  if (!enquiry) return undefined
  const { id, reference } = enquiry
  const by = formatOfficeTime(new Date(enquiry.replyBy))
  return {
    id: `due-${id}`,
    title: `${site.name}: enquiry ${reference} ${enquiry.replyBy > now ? 'is' : 'was'} to be answered by ${by}`,
    content: [
      'Nobody has marked it as handled.',
      `To read it:  npm run enquiries -- show ${reference} --remote`,
      `Answered?    npm run enquiries -- handled ${reference} --remote`,
    ].join('\n'),
    event: { type: 'enquiry-due', id, reference, replyBy: new Date(enquiry.replyBy).toISOString() },
  }
}
