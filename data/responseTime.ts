import { site } from '#content/site.ts'
import type { Site } from '#data/schemas/site.ts'

/** The promise of `site.responseTime` in words. */
export const responseTime = inWords(site.responseTime)

/** Hours that fill more than a day are named for what they are: they pass while the office is open. */
export function inWords({ from, within, opens, closes, zoneName }: Site['responseTime']) {
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
