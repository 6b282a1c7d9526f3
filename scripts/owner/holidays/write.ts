import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type Calendar, calendarOf } from './calendarOf.ts'

const file = 'data/holidays.ts'

/**
 * Writes the holidays of a region, of the year before `today` and of the ten after it.
 * @returns the file that was written
 * @throws Error where the region is not known
 */
export function writeHolidays(region: string, today = new Date()): string {
  const year = today.getUTCFullYear()
  writeFileSync(file, sourceOf(region, calendarOf(region, year - 1, year + 10)))
  spawnSync('biome', ['format', '--write', file])
  return file
}

function sourceOf(region: string, { weekend, until, days }: Calendar): string {
  const lines = days.map(({ day, name }) => `    '${day}', // ${name.replaceAll(/\s+/g, ' ')}`)
  return `/**
 * The public holidays of the firm's region, which \`npm run holidays\` writes from the package date-holidays. Other
 * days on which the office is closed stand in data/closedDays.ts.
 */
export const holidays = {
  region: '${region}',
  /** Days of the week without work; Monday is 1. */
  weekend: [${weekend}],
  /** The last year of the list. */
  until: ${until},
  days: [
${lines.join('\n')}
  ],
}
`
}
