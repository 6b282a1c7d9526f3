import { site } from '@lintel/engine/content/site.ts'
import { dayFormat } from './formatResponseTime.ts'

const format = dayFormat(site.language)

/** Formats a calendar day (ISO 8601) in words. */
export const longDate = (day: string) => format.format(new Date(day))
