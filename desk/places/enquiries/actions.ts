import * as v from 'valibot'
import { action } from '#desk/server/action.ts'
import { chooseDatabase, isDatabaseLive, withDatabase } from '#desk/server/database.ts'
import { labelOf } from '#functions/_outbox/channels/index.ts'
import { toCsv } from '#scripts/owner/database/format.ts'
import type { Database } from '#scripts/owner/database/openDatabase.ts'
import { answersByWeek, span } from '#scripts/owner/enquiries/answers.ts'
import { answersAsCsv, readable } from '#scripts/owner/enquiries/commands.ts'
import {
  answerBy,
  deleteEnquiry,
  findEnquiry,
  listDeadLetters,
  listEnquiries,
  markHandled,
  markOpened,
  notificationsOf,
  release,
  sendAgain,
  sendDeadLettersAgain,
} from '#scripts/owner/enquiries/enquiries.ts'
import { allSubscribers, exportConfirmed, remove } from '#scripts/owner/subscribers/commands.ts'

const nothing = v.object({})
const one = v.object({ id: v.string() })

export const actions = {
  /** Only this machine's database is counted: the live one takes seconds to answer. */
  waiting: action(nothing, () =>
    isDatabaseLive() ? undefined : withDatabase(async (database) => (await listEnquiries(database)).length),
  ),

  /** Asks no database: the choice stands, and can be changed, where the chosen one does not answer. */
  isLive: action(nothing, isDatabaseLive),

  choose: action(v.object({ live: v.boolean() }), ({ live }) => chooseDatabase(live)),

  list: action(nothing, () =>
    withDatabase(async (database) => {
      const [enquiries, deadLetters] = await Promise.all([
        listEnquiries(database, { all: true }),
        listDeadLetters(database),
      ])
      return {
        deadLetters,
        enquiries: enquiries.map((each) => ({ ...each, answerBy: answerBy(each) })),
      }
    }),
  ),

  /** Gives an enquiry with who was notified of it, and keeps that it was read. */
  open: action(v.object({ reference: v.string() }), ({ reference }) =>
    withDatabase(async (database) => {
      const { id } = await findEnquiry(database, reference)
      await markOpened(database, id)
      return withHistory(database, id)
    }),
  ),

  mark: action(v.object({ id: v.string(), handled: v.boolean() }), ({ id, handled }) =>
    withDatabase(async (database) => {
      await markHandled(database, id, handled ? Date.now() : null)
      return withHistory(database, id)
    }),
  ),

  send: action(one, ({ id }) =>
    withDatabase(async (database) => {
      await sendAgain(database, await findEnquiry(database, id))
      return withHistory(database, id)
    }),
  ),

  /** Has an enquiry in doubt sent to the channels that were kept from it. */
  release: action(one, ({ id }) =>
    withDatabase(async (database) => {
      await release(database, await findEnquiry(database, id))
      return withHistory(database, id)
    }),
  ),

  sendDeadLetters: action(nothing, () => withDatabase(sendDeadLettersAgain)),

  erase: action(one, ({ id }) => withDatabase((database) => deleteEnquiry(database, id))),

  export: action(nothing, () =>
    withDatabase(async (database) => toCsv((await listEnquiries(database, { all: true })).map(readable))),
  ),

  /** The promised response time beside what happened, by week. */
  answers: action(nothing, () =>
    withDatabase(async (database) => {
      const weeks = answersByWeek(await listEnquiries(database, { all: true }))
      return {
        weeks: weeks.map(({ told, opened, handled, ...counts }) => ({
          ...counts,
          ...{ told: span(told), opened: span(opened), handled: span(handled) },
        })),
      }
    }),
  ),

  exportAnswers: action(nothing, () =>
    withDatabase(async (database) =>
      answersAsCsv(answersByWeek(await listEnquiries(database, { all: true }))),
    ),
  ),

  subscribers: action(nothing, () => withDatabase(allSubscribers)),

  removeSubscriber: action(v.object({ email: v.string() }), ({ email }) =>
    withDatabase((database) => remove(database, email)),
  ),

  exportSubscribers: action(nothing, () =>
    withDatabase((database) => exportConfirmed(database, 'csv', process.env.SIGNING_SECRET)),
  ),
}

async function withHistory(database: Database, id: string) {
  const enquiry = await findEnquiry(database, id)
  const told = await notificationsOf(database, id)
  return {
    ...{ ...enquiry, answerBy: answerBy(enquiry) },
    told: told.map((each) => ({ ...each, by: labelOf(each.channel) })),
  }
}
