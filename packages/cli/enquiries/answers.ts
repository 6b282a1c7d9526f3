import { day, hour, isoDay, minute } from '@lintel/rules/time.ts'
import { type Enquiry, replyDeadline } from './enquiries.ts'

/** Statistics on the enquiries of one week, without personal data. */
export interface WeekOfAnswers {
  /** The Monday (UTC) of the week: 2026-11-16. */
  week: string
  came: number
  /** Handled by the promised time; `late` counts those after it. */
  inTime: number
  late: number
  /** Not handled yet. */
  waiting: number
  /** Medians (ms) of the time since the enquiry was stored, over enquiries for which it is known. */
  told: number | null
  opened: number | null
  handled: number | null
}

/** Returns statistics by week, latest first. Erased enquiries are neither answered nor waiting. */
export function answersByWeek(enquiries: Enquiry[]): WeekOfAnswers[] {
  const weeks = Map.groupBy(enquiries, ({ received_at }) => mondayOf(received_at))
  return [...weeks]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([week, ofWeek]) => {
      const handled = ofWeek.filter(({ handled_at }) => handled_at !== null)
      const inTime = handled.filter((each) => (each.handled_at ?? 0) <= replyDeadline(each)).length
      const after = (name: 'notified_at' | 'opened_at' | 'handled_at') =>
        median(ofWeek.flatMap((each) => (each[name] === null ? [] : each[name] - each.received_at)))
      return {
        week,
        came: ofWeek.length,
        inTime,
        late: handled.length - inTime,
        waiting: ofWeek.filter(({ handled_at, erased_at }) => handled_at === null && erased_at === null)
          .length,
        told: after('notified_at'),
        opened: after('opened_at'),
        handled: after('handled_at'),
      }
    })
}

/** Returns the Monday (UTC) of the week that contains a time (ms): "2026-11-16". */
export function mondayOf(time: number): string {
  const date = new Date(Math.floor(time / day) * day)
  return isoDay(date.getTime() - ((date.getUTCDay() + 6) % 7) * day)
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)]
  if (upper === undefined) return null
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

const units = [
  ['d', day],
  ['h', hour],
  ['min', minute],
] as const

/** Formats a duration (ms) as "3.2 h", or "" if it is unknown. */
export function span(time: number | null): string {
  if (time === null) return ''
  const [unit, length] = units.find(([, each]) => time >= each) ?? ['min', minute]
  return `${unit === 'min' ? Math.ceil(time / length) : (time / length).toFixed(1)} ${unit}`
}
