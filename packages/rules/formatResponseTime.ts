/** Returns a format for calendar days (ISO 8601) in UTC, so that no time zone shifts the day. */
export const dayFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })

/** What the brand promises, in hours. */
interface ResponseTime {
  from: number
  within: number
  opens: number
  closes: number
  zoneName: string
}

/**
 * Formats the promised response time. Hours that span more than one day are called business hours, because
 * they count only while the office is open.
 */
export function formatResponseTime({ from, within, opens, closes, zoneName }: ResponseTime) {
  const count = from === within ? `${within}` : `${from} to ${within}`
  const hours = `${within === 1 ? 'hour' : 'hours'}`
  const days = Math.ceil(within / (closes - opens))
  return {
    span:
      days > 1
        ? `${count} business ${hours} (up to ${days} business days)`
        : `${count} ${hours} on business days`,
    window: `${onClock(opens)} to ${onClock(closes)} ${zoneName}`,
  }
}

function onClock(hour: number): string {
  if (hour % 24 === 0) return 'midnight'
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`
}
