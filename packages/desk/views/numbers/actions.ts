import { answersByWeek, mondayOf } from '@lintel/cli/enquiries/answers.ts'
import { type Enquiry, listEnquiries } from '@lintel/cli/enquiries/enquiries.ts'
import { firstDay, viewsSince } from '@lintel/cli/views/report.ts'
import { formatResponseTime } from '@lintel/rules/formatResponseTime.ts'
import { day as dayLength, isoDay } from '@lintel/rules/time.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { action } from '../../server/action.ts'
import { withDatabase } from '../../server/database.ts'

export const actions = {
  /** Counts for the last days, including today. Days and weeks (from Monday) are in UTC. */
  read: action(v.object({ days: v.picklist([7, 30, 90, 365]) }), ({ days }) =>
    withDatabase(async (database) => {
      const first = firstDay(days)
      const [allViews, all] = await Promise.all([
        viewsSince(database, firstDay(2 * days)),
        listEnquiries(database, { all: true }),
      ])
      const views = allViews.filter(({ day }) => String(day) >= first)
      const since = Date.parse(first)
      const isBefore = ({ received_at }: Enquiry) =>
        received_at < since && received_at >= since - days * dayLength
      const enquiries = all.filter(({ received_at }) => received_at >= since)
      const byWeek = answersByWeek(enquiries)
      const sum = (name: 'inTime' | 'late' | 'waiting') => byWeek.reduce((all, week) => all + week[name], 0)
      return {
        first,
        promised: formatResponseTime(site.responseTime).span,
        /** Whether the brand has page views counted. */
        isCounting: site.analytics === 'own',
        /** As many days, just before these. */
        before: {
          views: allViews.reduce((sum, { day, views }) => sum + (String(day) < first ? Number(views) : 0), 0),
          enquiries: all.filter(isBefore).length,
        },
        views: sumByName(
          views.map(({ day, views }) => [day, views]),
          listDays(since),
        ),
        pages: rankByCount(views.map(({ path, views }) => [path, views])),
        weeks: sumByName(
          enquiries.map(({ received_at }) => [mondayOf(received_at), 1]),
          listDays(since).map((day) => mondayOf(Date.parse(day))),
        ),
        hosts: origins(enquiries, 'referring_host'),
        firstPages: origins(enquiries, 'first_page'),
        cameFrom: origins(enquiries, 'came_from'),
        answers: { inTime: sum('inTime'), late: sum('late'), waiting: sum('waiting') },
      }
    }),
  ),
}

function listDays(first: number): string[] {
  const count = Math.floor((Date.now() - first) / dayLength) + 1
  return Array.from({ length: count }, (_, index) => isoDay(first + index * dayLength))
}

type Counted = readonly (readonly [name: unknown, count: unknown])[]

/** Adds up counts by name; `names` are listed even without a count. */
function sumByName(counts: Counted, names: readonly string[] = []) {
  const sums = new Map(names.map((name) => [name, 0]))
  for (const [name, count] of counts) sums.set(String(name), (sums.get(String(name)) ?? 0) + Number(count))
  return [...sums].map(([name, count]) => ({ name, count }))
}

/** How many enquiries came from each place, and what became of them. */
const origins = (enquiries: Enquiry[], column: 'referring_host' | 'first_page' | 'came_from') =>
  [...Map.groupBy(enquiries, (each) => each[column] ?? '')]
    .map(([name, from]) => {
      const count = (outcome: string) => from.filter((each) => each.outcome === outcome).length
      return { name, count: from.length, won: count('won'), lost: count('lost') }
    })
    .sort((one, other) => other.won - one.won || other.count - one.count)

const rankByCount = (counts: Counted) => sumByName(counts).sort((one, other) => other.count - one.count)
