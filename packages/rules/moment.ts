import { clockIn } from './clock.ts'
import { isDay, isoDay, minute } from './time.ts'

/** A minute that means the same everywhere, as ISO 8601: a day, a time, and the distance from UTC. */
const written = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(Z|[+-]\d\d:\d\d)?$/

/** A minute as a clock shows it: "2026-11-30T09:00". */
export const localOf = (moment: string): string => written.exec(moment)?.slice(1, 3).join('T') ?? moment

/**
 * Adds the distance from UTC to a minute of a zone's clock; of two such minutes, when clocks are set back, it is the
 * first. What is no minute of that clock stays as it is, and `whyNoMoment` says why.
 */
export function momentIn(timeZone: string, local: string): string {
  const shown = Date.parse(`${local}Z`)
  const [instant] = Number.isNaN(shown) ? [] : clockIn(timeZone).instantsOf(shown)
  if (instant === undefined) return local
  const distance = Math.abs(shown - instant) / minute
  const parts = [Math.floor(distance / 60), distance % 60].map((part) => String(part).padStart(2, '0'))
  return `${local}${shown < instant ? '-' : '+'}${parts.join(':')}`
}

/** Returns what is wrong with a moment, as what to write instead; undefined where it is one. */
export function whyNoMoment(timeZone: string, text: string): string | undefined {
  const [, day = '', time = '', zone] = written.exec(text) ?? []
  const zoneName = nameOfZone(timeZone)
  if (!day)
    return `write the day, the time and the distance from UTC: ${momentIn(timeZone, '2026-11-30T09:00')}`
  if (!isDay(day)) return `write a day of the calendar: ${day} is none`
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  if (hours > 23 || minutes > 59) return `write a time from 00:00 to 23:59: ${time} is none`
  if (zone)
    return Number.isNaN(Date.parse(text))
      ? `write a distance from UTC that there is: ${zone} is none`
      : undefined
  const whole = momentIn(timeZone, text)
  if (whole === text)
    return `choose another time: on ${dayOf(Date.parse(`${text}Z`), 'UTC')}, clocks in ${zoneName} are set forward and skip ${timeOf(Date.parse(`${text}Z`), 'UTC')}`
  return `write how far it is from UTC: ${whole}`
}

/** Says when a moment is, by a zone's clock: "Monday, November 30, 2026, at 9:00 AM, New York time". */
export function momentInWords(timeZone: string, moment: string): string {
  const instant = Date.parse(moment)
  const clock = clockIn(timeZone)
  const both = clock.instantsOf(instant + clock.offsetAt(instant))
  const which = both.length < 2 ? '' : ` (${instant === both[0] ? 'before' : 'after'} clocks are set back)`
  return `${dayOf(instant, timeZone)}, at ${timeOf(instant, timeZone)}${which}, ${nameOfZone(timeZone)} time`
}

/** Whether something with these ends is shown at an instant; a missing end is none. */
export function isShownAt(
  { from, until }: { from?: string | null | undefined; until?: string | null | undefined },
  now: number,
): boolean {
  return !(from && Date.parse(from) > now) && !(until && Date.parse(until) <= now)
}

/** The city that a zone is named by: "New York". */
const nameOfZone = (timeZone: string) => timeZone.replace(/^.*\//, '').replaceAll('_', ' ')

/** The day (YYYY-MM-DD) of a zone's calendar at an instant. */
export const dayIn = (timeZone: string, instant: number) =>
  isoDay(clockIn(timeZone).dateAt(new Date(instant)))

const dayOf = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(instant)

/** ICU puts a narrow space before AM and PM, which keyboards do not have. */
const timeOf = (instant: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(instant).replaceAll('\u202F', ' ')
