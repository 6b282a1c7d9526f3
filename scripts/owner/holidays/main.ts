import { site } from '#data/site.ts'
import { writeHolidays } from './calendarOf.ts'

/**
 * Updates the public holidays of the firm's region.
 *   npm run holidays
 */
try {
  console.log(`Wrote ${writeHolidays(site.region)}, the holidays of ${site.region}.`)
} catch (error) {
  console.error(`region in data/site.ts: ${(error as Error).message}`)
  process.exitCode = 1
}
