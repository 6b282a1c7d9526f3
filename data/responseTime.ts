import { site } from '#data/site.ts'

const { from, within, opens, closes, zoneName } = site.responseTime

/** The promise of `site.responseTime` in words. */
export const responseTime = {
  hours: `${from} to ${within} hours`,
  days: 'business days',
  window: `${onClock(opens)} to ${onClock(closes)} ${zoneName}`,
}

function onClock(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
