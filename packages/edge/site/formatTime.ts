import { site } from '@site/data/site.ts'
import type { Context } from '../environment.ts'

const style = { dateStyle: 'full', timeStyle: 'short' } as const

const { language } = new Intl.Locale(site.language)

/** Formats a time in the office's time zone, such as "Monday, November 23, 2026 at 3:00 PM EST". */
export function formatOfficeTime(date: Date): string {
  return format(date, site.responseTime.timeZone, site.region.slice(0, 2))
}

/** Formats a time in the time zone that the platform guesses for the visitor, or in the office's. */
export function formatVisitorTime(date: Date, { request }: Context): string {
  const { timezone, country } = (request.cf ?? {}) as { timezone?: string; country?: string }
  if (!timezone) return formatOfficeTime(date)
  try {
    return format(date, timezone, country)
  } catch {
    // This runtime does not know the zone.
    return formatOfficeTime(date)
  }
}

function format(date: Date, timeZone: string, country: string | undefined): string {
  return `${date.toLocaleString(site.language, { ...style, timeZone })} ${zoneName(date, timeZone, country)}`
}

/** Returns what the country calls the time zone on that day, such as "EDT" or "CEST"; elsewhere, "GMT+2". */
function zoneName(date: Date, timeZone: string, country: string | undefined): string {
  const locale = country && /^[A-Z]{2}$/.test(country) ? `${language}-${country}` : site.language
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
