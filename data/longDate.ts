import { site } from '#content/site.ts'

const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day (ISO 8601) in words; no time zone may move it. */
export const longDate = (day: string) => format.format(new Date(day))
