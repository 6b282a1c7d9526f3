import { site } from '#data/site.ts'
import type { Context } from '#functions/environment.ts'

const style = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const

const { language } = new Intl.Locale(site.language)

/** Such as "Monday, November 23, 2026 at 3:00 PM EST", by the office's clock. */
export function byOfficeClock(moment: Date): string {
  return inWords(moment, site.responseTime.timeZone, site.region.slice(0, 2))
}

/** By the clock of the zone that the network guesses for the visitor, else by the office's. The zone is named. */
export function byVisitorsClock(moment: Date, { request }: Context): string {
  const { timezone, country } = (request.cf ?? {}) as { timezone?: string; country?: string }
  if (!timezone) return byOfficeClock(moment)
  try {
    return inWords(moment, timezone, country)
  } catch {
    // A zone that this runtime does not know.
    return byOfficeClock(moment)
  }
}

function inWords(moment: Date, timeZone: string, country: string | undefined): string {
  return `${moment.toLocaleString(site.language, { ...style, timeZone })} ${zoneName(moment, timeZone, country)}`
}

/** What people of the country call the zone on that day, such as "EDT" or "CEST"; elsewhere it is "GMT+2". */
function zoneName(moment: Date, timeZone: string, country: string | undefined): string {
  const locale = country && /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : site.language
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
