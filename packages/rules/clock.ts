import { day, hour } from './time.ts'

/** The clock of a time zone, by its IANA name. */
export function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  /** Returns what the local clock shows at an instant, as if it were UTC. */
  const shownAt = (instant: number) => {
    const parts = format.formatToParts(instant).map(({ type, value }) => [type, Number(value)] as const)
    const { year = 0, month = 1, day = 1, hour, minute, second } = Object.fromEntries(parts)
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  const offsetAt = (instant: number) => shownAt(instant) - instant
  return {
    offsetAt,
    dateAt: (instant: Date) => new Date(Math.floor(shownAt(instant.getTime()) / day) * day),
    /** Applies the offset twice, because the first guess may be on the other side of a clock change. */
    instantOf: (date: Date, atHour: number) => {
      const asUtc = date.getTime() + atHour * hour
      return asUtc - offsetAt(asUtc - offsetAt(asUtc))
    },
    /**
     * Returns the instants at which the clock shows a time, earliest first: none where it is set forward over it, two
     * where it is set back.
     * @param shown as if it were UTC
     */
    instantsOf: (shown: number) =>
      [...new Set([shown - day, shown + day].map((near) => shown - offsetAt(near)))]
        .filter((instant) => shownAt(instant) === shown)
        .sort((one, other) => one - other),
  }
}
