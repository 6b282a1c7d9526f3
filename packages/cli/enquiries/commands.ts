import { readFileSync, writeFileSync } from 'node:fs'
import { channelNames } from '@lintel/edge/outbox/channels/index.ts'
import { contactFieldNames, contactFields } from '@lintel/rules/contact.ts'
import { followUpStateOf } from '@lintel/rules/followUp.ts'
import { day, minute } from '@lintel/rules/time.ts'
import { time, toCsv, toJson, toList, toTable } from '../database/format.ts'
import { type Database, OwnerError, type Row } from '../database/openDatabase.ts'
import { anonymize } from './anonymize.ts'
import { answersByWeek, span, type WeekOfAnswers } from './answers.ts'
import {
  deleteEnquiry,
  type Enquiry,
  findEnquiry,
  listDeadLetters,
  listEnquiries,
  notificationsOf,
  release,
  replyDeadline,
  resend,
  resendDeadLetters,
  setState,
} from './enquiries.ts'
import { testChannels } from './testChannels.ts'

/** The arguments that may follow a command. */
export interface Options {
  all?: boolean
  format?: string
  channel?: string
  add?: boolean
  'older-than'?: string
}

/** The fields that fit on one line. */
const listed = contactFieldNames.filter((field) => contactFields[field].control !== 'textarea')

type Command = (database: Database, reference: string | undefined, options: Options) => Promise<string>

/** The owner's commands by name. Each returns what to print. */
export const commands: Record<string, Command> = {
  async list(database, _, { all = false }) {
    const enquiries = await listEnquiries(database, { all })
    const warning = await warnOfDeadLetters(database)
    if (enquiries.length === 0) return (all ? 'No enquiries.\n' : 'No open enquiries.\n') + warning
    const table = toTable(
      enquiries.map((enquiry) => ({
        reference: enquiry.reference,
        received: time(enquiry.received_at),
        'answer by': time(replyDeadline(enquiry)),
        state: enquiry.erased_at ? 'erased' : followUpStateOf(enquiry),
        ...Object.fromEntries(listed.map((field) => [field, enquiry[field] ?? ''])),
        from: enquiry.referring_host ?? enquiry.first_page ?? '',
        flag: enquiry.flag ?? '',
      })),
    )
    return table + warning
  },
  async show(database, reference) {
    const enquiry = await findEnquiry(database, reference)
    const notifications = (await notificationsOf(database, enquiry.id)).map(
      ({ kind, channel, state, attempts, last_error }) => ({ kind, channel, state, attempts, last_error }),
    )
    return (
      toList(readable(enquiry)) +
      (notifications.length > 0 ? `\n${toTable(notifications)}` : '\nNobody was notified.\n')
    )
  },
  async export(database, _, { format = 'csv' }) {
    if (format !== 'csv' && format !== 'json') throw new Error('--format takes csv or json.')
    const rows = (await listEnquiries(database, { all: true })).reverse().map(readable)
    return format === 'csv' ? toCsv(rows) : toJson(rows)
  },
  async handled(database, reference) {
    const enquiry = await findEnquiry(database, reference)
    await setState(database, enquiry.id, 'answered')
    return `${enquiry.reference} is marked as handled.\n`
  },
  won: markAs('won'),
  lost: markAs('lost'),
  async release(database, reference) {
    const enquiry = await findEnquiry(database, reference)
    const count = await release(database, enquiry)
    if (count === 0) throw new Error(`${enquiry.reference} is not held back from any channel.`)
    return `${enquiry.reference} goes out with the next run, to ${count} ${count === 1 ? 'channel' : 'channels'}.\n`
  },
  async genuine(database, reference, { add }) {
    const enquiry = await findEnquiry(database, reference)
    if (!enquiry.released_at)
      throw new OwnerError(`${enquiry.reference} was not released: only a buyer’s words belong there.`)
    const line = anonymize(enquiry)
    if (!add)
      return `${line}\n\nDoes this still name anybody? If not: npm run enquiries -- genuine ${enquiry.reference} --add\n`
    const before = readFileSync(genuineMessages, 'utf8')
    if (!before.split('\n').includes(line)) writeFileSync(genuineMessages, `${before.trimEnd()}\n${line}\n`)
    return `${genuineMessages} has it.\n`
  },
  async answers(database, _, { format }) {
    if (format !== undefined && format !== 'csv') throw new OwnerError('--format takes csv.')
    const weeks = answersByWeek(await listEnquiries(database, { all: true }))
    if (weeks.length === 0) return 'No enquiries.\n'
    return format ? answersAsCsv(weeks) : toTable(weeks.map(asLine))
  },
  async delete(database, reference, options) {
    const age = options['older-than']
    if (age !== undefined && reference)
      throw new OwnerError(
        'Give a reference, or --older-than, not both: one deletes that enquiry, the other many.',
      )
    if (age !== undefined) return removeOlder(database, /^\d+$/.test(age) ? Number(age) : Number.NaN)
    const enquiry = await findEnquiry(database, reference)
    await deleteEnquiry(database, enquiry.id)
    return `${enquiry.reference} is deleted.\n`
  },
  async 'dead-letters'(database) {
    const letters = await listDeadLetters(database)
    if (letters.length === 0) return 'No dead letters.\n'
    return toTable(
      letters.map(({ id, kind, channel, about, attempts, last_error, settled_at }) => ({
        id,
        kind,
        channel,
        about,
        attempts,
        last_error,
        since: time(settled_at),
      })),
    )
  },
  async resend(database, reference, { all, channel }) {
    if (all) {
      if (channel !== undefined || reference)
        throw new OwnerError('--all resends every dead letter: leave out the reference and --channel.')
      const count = await resendDeadLetters(database)
      return `${count} ${count === 1 ? 'dead letter goes' : 'dead letters go'} out with the next run.\n`
    }
    const named = channelNames.find((each) => each === channel)
    if (channel !== undefined && !named) throw new Error(`--channel takes one of ${channelNames.join(', ')}.`)
    const enquiry = await findEnquiry(database, reference)
    const unproven = await resend(database, enquiry, named)
    const unlessOff = unproven
      ? `It had not been sent by ${unproven} before, and waits as long as that is not set up: npm run enquiries -- test ${unproven} says whether it is, docs/channels.md what to set.\n`
      : ''
    return `${enquiry.reference} goes out with the next run.\n${unlessOff}`
  },
  test: testChannels,
}

/** A command that says what became of an enquiry. */
function markAs(state: 'won' | 'lost'): Command {
  return async (database, reference) => {
    const enquiry = await findEnquiry(database, reference)
    await setState(database, enquiry.id, state)
    return `${enquiry.reference} is marked as ${state}.\n`
  }
}

/** The genuine messages that the spam rules are tested with. */
const genuineMessages = 'tests/data/rules/buyerMessages.txt'

/** Formats statistics as CSV. Times are in minutes. */
export function answersAsCsv(weeks: WeekOfAnswers[]): string {
  const minutes = (time: number | null) => (time === null ? '' : Math.round(time / minute))
  return toCsv(
    weeks.map(({ told, opened, handled, ...counts }) => ({
      ...counts,
      minutesToTold: minutes(told),
      minutesToOpened: minutes(opened),
      minutesToHandled: minutes(handled),
    })),
  )
}

function asLine({ week, came, inTime, late, waiting, told, opened, handled }: WeekOfAnswers): Row {
  const spans = { told: span(told), opened: span(opened), handled: span(handled) }
  return { week, came, 'in time': inTime, late, waiting, ...spans }
}

async function removeOlder(database: Database, days: number): Promise<string> {
  if (!Number.isInteger(days) || days < 1)
    throw new Error('--older-than takes a whole number of days, at least 1.')
  const before = Date.now() - days * day
  await database(
    'DELETE FROM outbox WHERE subject_id IN (SELECT id FROM enquiries WHERE received_at < ?)',
    before,
  )
  const rows = await database('DELETE FROM enquiries WHERE received_at < ? RETURNING id', before)
  return `${rows.length} ${rows.length === 1 ? 'enquiry is' : 'enquiries are'} deleted, older than ${days} days.\n`
}

/** Formats an enquiry's times for people and spreadsheet programs. */
export function readable(stored: Enquiry): Row {
  const each = { ...stored, reply_by: replyDeadline(stored) }
  const { received_at, reply_by, notified_at, opened_at, handled_at, erased_at, released_at, ...enquiry } =
    each
  const times = { received_at, reply_by, notified_at, opened_at, handled_at, erased_at, released_at }
  return {
    ...enquiry,
    ...Object.fromEntries(Object.entries(times).map(([name, value]) => [name, time(value)])),
  }
}

/** Returns a line about undelivered notifications, or "". */
async function warnOfDeadLetters(database: Database): Promise<string> {
  const [row] = await database("SELECT count(*) AS dead FROM outbox WHERE state = 'dead'")
  const dead = Number(row?.dead)
  if (dead === 0) return ''
  return `\n${dead === 1 ? 'One notification' : `${dead} notifications`} could not be delivered: npm run enquiries -- dead-letters\n`
}
