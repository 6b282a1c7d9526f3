import { closedDays, type Holiday, holidays } from '#data/holidays.ts'
import { site } from '#data/site.ts'

const { opens, closes, within, timeZone } = site.responseTime

const hour = 3_600_000
const day = 24 * hour

const officeClock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** The moment by which an enquiry sent at `sentAt` is answered: the last of the promised business hours. */
export function replyBy(sentAt: Date): Date {
  let remaining = within * hour
  let date = officeDate(sentAt)
  for (;;) {
    const from = Math.max(officeInstant(date, opens), sentAt.getTime())
    const open = isBusinessDay(date) ? Math.max(0, officeInstant(date, closes) - from) : 0
    if (remaining <= open) return new Date(from + remaining)
    remaining -= open
    date = new Date(date.getTime() + day)
  }
}

/** `date` is midnight UTC of a calendar day: only its year, month and day mean anything. */
export function isBusinessDay(date: Date): boolean {
  if (isWeekend(date) || closedDays.includes(date.toISOString().slice(0, 10))) return false
  // New Year's Day on a Saturday is observed on the last day of the year before.
  const years = [date.getUTCFullYear(), date.getUTCFullYear() + 1]
  return !holidays.some((holiday) => years.some((year) => observed(holiday, year) === date.getTime()))
}

function isWeekend(date: Date): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6
}

function observed(holiday: Holiday, year: number): number {
  if ('nth' in holiday) return nthWeekday(year, holiday)
  const date = new Date(Date.UTC(year, holiday.month - 1, holiday.day))
  const shift = date.getUTCDay() === 6 ? -day : date.getUTCDay() === 0 ? day : 0
  return date.getTime() + shift
}

function nthWeekday(year: number, holiday: { month: number; weekday: number; nth: number }): number {
  const first = new Date(Date.UTC(year, holiday.month - 1, 1))
  const days = new Date(Date.UTC(year, holiday.month, 0)).getUTCDate()
  const firstMatch = 1 + ((holiday.weekday - first.getUTCDay() + 7) % 7)
  const matches = Math.floor((days - firstMatch) / 7) + 1
  const index = holiday.nth > 0 ? holiday.nth - 1 : matches + holiday.nth
  return Date.UTC(year, holiday.month - 1, firstMatch + index * 7)
}

function officeDate(instant: Date): Date {
  return new Date(Math.floor(officeWallClock(instant.getTime()) / day) * day)
}

function officeInstant(date: Date, atHour: number): number {
  const wallClock = date.getTime() + atHour * hour
  // The offset is read during office hours, clear of the clock changes, which happen at night.
  return wallClock - (officeWallClock(wallClock + 5 * hour) - (wallClock + 5 * hour))
}

/** What the office's clock shows at an instant, written as if it were UTC. */
function officeWallClock(instant: number): number {
  const parts = officeClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const)
  const {
    year = 0,
    month = 1,
    day: dayOfMonth = 1,
    hour: hours = 0,
    minute,
    second,
  } = Object.fromEntries(parts)
  return Date.UTC(year, month - 1, dayOfMonth, hours, minute, second)
}
