import { toCsv } from '@lintel/cli/database/format.ts'
import type { Database } from '@lintel/cli/database/openDatabase.ts'
import { answersByWeek, span } from '@lintel/cli/enquiries/answers.ts'
import { answersAsCsv, readable } from '@lintel/cli/enquiries/commands.ts'
import {
  deleteEnquiry,
  findEnquiry,
  listDeadLetters,
  listEnquiries,
  markOpened,
  notificationsOf,
  release,
  replyDeadline,
  resend,
  resendDeadLetters,
  setState,
  writeNote,
} from '@lintel/cli/enquiries/enquiries.ts'
import { allSubscribers, exportConfirmed, remove } from '@lintel/cli/subscribers/commands.ts'
import { labelOf } from '@lintel/edge/outbox/channels/index.ts'
import { followUpStates } from '@lintel/rules/followUp.ts'
import { formatResponseTime } from '@lintel/rules/formatResponseTime.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { action } from '../../server/action.ts'
import { chooseDatabase, isDatabaseLive, withDatabase } from '../../server/database.ts'

const noInput = v.object({})
const idSchema = v.object({ id: v.string() })
/** Nothing that is not seen; null for none. */
const typed = v.pipe(
  v.string(),
  v.transform(
    (words) =>
      words
        .replaceAll('\r\n', '\n')
        .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
        .trim() || null,
  ),
)
const note = v.object({ note: typed, taken_by: typed })

export const actions = {
  /** Counts only the local database, because the live one takes seconds. */
  waiting: action(noInput, () =>
    isDatabaseLive() ? undefined : withDatabase(async (database) => (await listEnquiries(database)).length),
  ),

  /** Does not query, so that the choice can be changed while a database fails. */
  isLive: action(noInput, isDatabaseLive),

  chooseDatabase: action(v.object({ live: v.boolean() }), ({ live }) => chooseDatabase(live)),

  list: action(noInput, () =>
    withDatabase(async (database) => {
      const [enquiries, deadLetters] = await Promise.all([
        listEnquiries(database, { all: true }),
        listDeadLetters(database),
      ])
      return {
        deadLetters,
        enquiries: enquiries.map((each) => ({ ...each, answerBy: replyDeadline(each) })),
      }
    }),
  ),

  /** Marks the enquiry as opened. */
  open: action(v.object({ reference: v.string() }), ({ reference }) =>
    changeEnquiry(reference, async (database) =>
      markOpened(database, (await findEnquiry(database, reference)).id),
    ),
  ),

  setState: action(v.object({ id: v.string(), state: v.picklist(followUpStates) }), ({ id, state }) =>
    changeEnquiry(id, (database) => setState(database, id, state)),
  ),

  /** @param before as the window has read it */
  writeNote: action(
    v.object({
      id: v.string(),
      before: note,
      after: note,
    }),
    ({ id, before, after }) => changeEnquiry(id, (database) => writeNote(database, id, before, after)),
  ),

  send: action(idSchema, ({ id }) =>
    changeEnquiry(id, async (database) => resend(database, await findEnquiry(database, id))),
  ),

  /** Sends a quarantined enquiry to the channels that were withheld. */
  release: action(idSchema, ({ id }) =>
    changeEnquiry(id, async (database) => release(database, await findEnquiry(database, id))),
  ),

  sendDeadLetters: action(noInput, () => withDatabase(resendDeadLetters)),

  erase: action(idSchema, ({ id }) => withDatabase((database) => deleteEnquiry(database, id))),

  export: action(noInput, () =>
    withDatabase(async (database) => toCsv((await listEnquiries(database, { all: true })).map(readable))),
  ),

  answers: action(noInput, () =>
    withDatabase(async (database) => {
      const weeks = answersByWeek(await listEnquiries(database, { all: true }))
      return {
        promised: formatResponseTime(site.responseTime).span,
        weeks: weeks.map(({ told, opened, handled, ...counts }) => ({
          ...counts,
          told: span(told),
          opened: span(opened),
          handled: span(handled),
        })),
      }
    }),
  ),

  exportAnswers: action(noInput, () =>
    withDatabase(async (database) =>
      answersAsCsv(answersByWeek(await listEnquiries(database, { all: true }))),
    ),
  ),

  subscribers: action(noInput, () => withDatabase(allSubscribers)),

  removeSubscriber: action(v.object({ email: v.string() }), ({ email }) =>
    withDatabase((database) => remove(database, email)),
  ),

  exportSubscribers: action(noInput, () =>
    withDatabase((database) => exportConfirmed(database, 'csv', process.env.SIGNING_SECRET)),
  ),
}

/** Changes an enquiry, and returns it with its notifications. */
const changeEnquiry = (reference: string, change: (database: Database) => Promise<unknown>) =>
  withDatabase(async (database) => {
    await change(database)
    const enquiry = await findEnquiry(database, reference)
    const told = await notificationsOf(database, enquiry.id)
    return {
      ...enquiry,
      answerBy: replyDeadline(enquiry),
      told: told.map((each) => ({ ...each, by: labelOf(each.channel) })),
    }
  })
