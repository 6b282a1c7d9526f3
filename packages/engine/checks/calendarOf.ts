import { readFileSync, writeFileSync } from 'node:fs'
import { day as dayLength, isoDay } from '@lintel/rules/time.ts'
import Holidays from 'date-holidays'

/** The days off in a region. */
interface Calendar {
  /** Days of the week; Monday is 1. */
  weekend: number[]
  /** The last year that `days` covers. */
  until: number
  days: { day: string; name: string }[]
}

export const holidaysFile = 'data/holidays.ts'

/**
 * Computes the weekends of a region and its public holidays on weekdays, including substitute days for
 * holidays on a weekend.
 * @param region ISO 3166 code of a country or a part of one: "US", "DE-BE"
 * @throws Error if the region is unknown
 */
export function calendarOf(region: string, from: number, until: number): Calendar {
  const fix = fixForRegion(region)
  if (fix) throw new Error(fix)
  const holidays = new Holidays(region)
  const days = new Map<string, string>()
  for (let year = from; year <= until; year++) {
    for (const { date, start, end, name, type, substitute } of holidays.getHolidays(year, 'en')) {
      if (type !== 'public' && !substitute) continue
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayLength))
      for (let after = 0; after < length; after++) days.set(laterDay(date.slice(0, 10), after), name)
    }
  }
  const { weekend } = new Intl.Locale(`und-${countryOf(region)}`).getWeekInfo()
  return {
    weekend,
    until,
    days: [...days]
      .filter(([day]) => !weekend.includes(new Date(day).getUTCDay() || 7))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, name]) => ({ day, name })),
  }
}

/** Returns the fix for a region's code, or undefined if the code is known. */
export function fixForRegion(region: string): string | undefined {
  const [country = '', part, ...more] = region.split('-')
  const holidays = new Holidays()
  if (!Object.hasOwn(holidays.getCountries(), country)) {
    return 'write a country, or a part of one, as ISO 3166-2 does: US, GB-ENG, DE-BE'
  }
  const parts = holidays.getStates(country) ?? {}
  if (part === undefined || (parts[part] && more.length === 0)) return undefined
  const choice = ['', ...Object.keys(parts).map((name) => `-${name}`)].map((end) => country + end)
  return `write one of ${choice.join(', ')}`
}

/** Maps the code of every known region to its name: "Austria", "Austria, Vienna". */
export function regions(): Record<string, string> {
  const holidays = new Holidays()
  const countries = Object.entries(holidays.getCountries('en'))
  return Object.fromEntries(
    countries.flatMap(([code, country]) => [
      [code, country],
      ...Object.entries(holidays.getStates(code, 'en') ?? {}).map(([part, name]) => [
        `${code}-${part}`,
        `${country}, ${name}`,
      ]),
    ]),
  )
}

/** Returns the country of a region: "DE" for "DE-BE". */
export function countryOf(region: string): string {
  return region.slice(0, 2)
}

function laterDay(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * dayLength)
}

/**
 * Writes the file with the holidays of a region.
 * @returns the path of the file
 * @throws Error if the region is unknown
 */
export function writeHolidays(region: string): string {
  writeFileSync(holidaysFile, holidaysOf(region))
  return holidaysFile
}

/**
 * Generates `data/holidays.ts` for a region, from the year before `today` to ten years after it.
 * @throws Error if the region is unknown
 */
export function holidaysOf(region: string, today = new Date()): string {
  const year = today.getUTCFullYear()
  return sourceOf(region, calendarOf(region, year - 1, year + 10))
}

/**
 * Reads the region and the last year from the file as it is now. An imported module would return what it had
 * when it was loaded.
 */
export function writtenHolidays(): { region: string; until: number } {
  const source = readFileSync(holidaysFile, 'utf8')
  const [, region = ''] = /^ {2}region: '(.*)',$/m.exec(source) ?? []
  const [, until] = /^ {2}until: (\d+),$/m.exec(source) ?? []
  return { region, until: Number(until) }
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
  weekend: [${weekend.join(', ')}],
  /** The last year of the list. */
  until: ${until},
  days: [
${lines.join('\n')}
  ],
}
`
}
