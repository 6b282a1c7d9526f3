import { day, hour, minute } from '@lintel/rules/time.ts'
import { type Enquiry, replyDeadline } from './enquiries.ts'

/** What became of the enquiries of a week, without anything of who sent them. */
export interface WeekOfAnswers {
  /** Its Monday (UTC), such as 2026-11-16. */
  week: string
  came: number
  /** Handled by the promised time, and after it. */
  inTime: number
  late: number
  /** Not handled yet. */
  waiting: number
  /** Medians (ms) from when an enquiry was stored, of those of which it is known. */
  told: number | null
  opened: number | null
  handled: number | null
}

/** By week, the latest first. What its sender erased counts as neither answered nor waiting. */
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
        ...{ week, came: ofWeek.length, inTime, late: handled.length - inTime },
        waiting: ofWeek.filter(({ handled_at, erased_at }) => handled_at === null && erased_at === null)
          .length,
        ...{ told: after('notified_at'), opened: after('opened_at'), handled: after('handled_at') },
      }
    })
}

/** The Monday (UTC) of the week of a time (ms): "2026-11-16". */
export function mondayOf(time: number): string {
  const date = new Date(Math.floor(time / day) * day)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10)
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

/** "3.2 h"; nothing for what is not known. */
export function span(time: number | null): string {
  if (time === null) return ''
  const [unit, length] = units.find(([, each]) => time >= each) ?? ['min', minute]
  return `${unit === 'min' ? Math.ceil(time / length) : (time / length).toFixed(1)} ${unit}`
}
