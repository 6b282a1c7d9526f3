import { writeHolidays } from '@lintel/engine/checks/calendarOf.ts'
import { site } from '@site/data/site.ts'

/**
 * Updates the public holidays of the firm's region.
 *   npm run holidays
 */
try {
  console.log(`Wrote ${writeHolidays(site.region)}, the holidays of ${site.region}.`)
} catch (error) {
  console.error(`region in content/site.yaml: ${(error as Error).message}`)
  process.exitCode = 1
}
