import { readFileSync, writeFileSync } from 'node:fs'
import { day as dayLength } from '@lintel/rules/time.ts'
import Holidays from 'date-holidays'

/** When people of a region do not work. */
interface Calendar {
  /** Days of the week; Monday is 1. */
  weekend: number[]
  /** The last year of `days`. */
  until: number
  days: { day: string; name: string }[]
}

export const holidaysFile = 'data/holidays.ts'

/**
 * Weekends, and public holidays on other days, with the working days that stand in for one on a weekend.
 * @param region a country, or a part of one, as ISO 3166-2 writes it: "US", "DE-BE"
 * @throws Error where the region is not known
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

/** How to fix the code of a region, or nothing where it is known. */
export function fixForRegion(region: string): string | undefined {
  const [country = '', part, ...more] = region.split('-')
  const holidays = new Holidays()
  if (!holidays.getCountries()[country]) {
    return 'write a country, or a part of one, as ISO 3166-2 does: US, GB-ENG, DE-BE'
  }
  const parts = holidays.getStates(country) ?? {}
  if (part === undefined || (parts[part] && more.length === 0)) return undefined
  const choice = ['', ...Object.keys(parts).map((name) => `-${name}`)].map((end) => country + end)
  return `write one of ${choice.join(', ')}`
}

/** Every region whose holidays are known, by its code: "Austria", "Austria, Vienna". */
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

/** Of "DE-BE", the country is "DE". */
export function countryOf(region: string): string {
  return region.slice(0, 2)
}

function laterDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/**
 * Writes the holidays of a region.
 * @returns the file that was written
 * @throws Error where the region is not known
 */
export function writeHolidays(region: string): string {
  writeFileSync(holidaysFile, holidaysOf(region))
  return holidaysFile
}

/**
 * The text of `data/holidays.ts` for a region: the year before `today` and the ten after it.
 * @throws Error where the region is not known
 */
export function holidaysOf(region: string, today = new Date()): string {
  const year = today.getUTCFullYear()
  return sourceOf(region, calendarOf(region, year - 1, year + 10))
}

/** For which region, and until when, that file is written by now; a module of it would say what it was loaded with. */
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
