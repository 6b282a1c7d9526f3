import type { Site } from '@lintel/engine/schemas/site.ts'

/** How calendar days (ISO 8601) are written in a language; no time zone may move them. */
export const dayFormat = (language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })

/** The promised response time in words. Hours that fill more than a day are named for what they are: they pass while the office is open. */
export function formatResponseTime({ from, within, opens, closes, zoneName }: Site['responseTime']) {
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
