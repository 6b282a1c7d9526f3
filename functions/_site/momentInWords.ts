import { site } from '#data/site.ts'
import type { Context } from '#functions/environment.ts'

const style = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** Such as "Monday, November 23, 2026 at 3:00 PM EST", by the office's clock. */
export function byOfficeClock(moment: Date): string {
  return moment.toLocaleString(site.language, { ...style, timeZone: site.responseTime.timeZone })
}

/** By the clock of the zone that the network guesses for the visitor, else by the office's. The zone is named. */
export function byVisitorsClock(moment: Date, { request }: Context): string {
  const timeZone = request.cf?.timezone as string | undefined
  if (!timeZone) return byOfficeClock(moment)
  try {
    return moment.toLocaleString(site.language, { ...style, timeZone })
  } catch {
    // A zone that this runtime does not know.
    return byOfficeClock(moment)
  }
}
