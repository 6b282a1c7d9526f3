import { closedDays } from '@site/data/closedDays.ts'
import { holidays } from '@site/data/holidays.ts'
import { site } from '@site/data/site.ts'
import { clockIn } from './clock.ts'
import { day, hour, isoDay } from './time.ts'

/** An office's hours and what it promises. */
export interface Office {
  /** Hours of the local clock, 0 to 24. */
  opens: number
  closes: number
  /** An IANA time zone. */
  timeZone: string
  /** Days of the week, where Monday is 1. */
  weekend: readonly number[]
  /** Other days when it is closed, as ISO dates. */
  daysOff: readonly string[]
  /** Business hours until an enquiry is answered. */
  within: number
}

const ourOffice: Office = {
  ...site.responseTime,
  weekend: holidays.weekend,
  daysOff: [...holidays.days, ...closedDays],
}

/**
 * Returns the latest time by which an enquiry sent at `sentAt` is answered: the end of the promised business
 * hours.
 */
export function replyBy(sentAt: Date, office = ourOffice): Date {
  const clock = clockIn(office.timeZone)
  let remaining = office.within * hour
  let date = clock.dateAt(sentAt)
  for (;;) {
    const from = Math.max(clock.instantOf(date, office.opens), sentAt.getTime())
    const open = isBusinessDay(date, office) ? Math.max(0, clock.instantOf(date, office.closes) - from) : 0
    if (remaining <= open) return new Date(from + remaining)
    remaining -= open
    date = new Date(date.getTime() + day)
  }
}

/** Returns by when the sender of an enquiry was promised an answer: as it was stored, or as the office is open now. */
export const promisedTo = ({
  received_at,
  reply_by,
}: {
  received_at: number
  reply_by: number | null
}): Date => (reply_by === null ? replyBy(new Date(received_at)) : new Date(reply_by))

/**
 * Whether the office is open on a day.
 * @param date midnight UTC of a calendar day: only its year, month and day matter
 */
export function isBusinessDay(date: Date, { weekend, daysOff } = ourOffice): boolean {
  return !weekend.includes(date.getUTCDay() || 7) && !daysOff.includes(isoDay(date))
}
