import { timeIn } from '@lintel/engine/content/frontMatter.ts'
import { isDay, isoDay } from '@lintel/rules/time.ts'

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?!\d)/
const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/
const dayFirst =
  /^(?:[a-z]+\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s+of\s+|[\s-]+)([a-z]{3,9})\.?,?[\s-]+(\d{4})(?!\d)/i
const monthFirst = /^(?:[a-z]{1,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i
const seconds = /^\d{9,10}$/

/**
 * The day that a date names, as year-month-day, in whatever way it is written.
 * @returns the empty text where it names none, or one of two
 */
export function dayOf(value: unknown): string {
  const text = writtenAs(value)
  if (seconds.test(text)) return isoDay(Number(text) * 1000)
  const [, year, , month, day] = yearFirst.exec(text) ?? []
  if (year) return dayFrom(year, month, day)
  const [, first, second, numbered] = numbers.exec(text) ?? []
  if (numbered) {
    if (first === second || Number(first) > 12) return dayFrom(numbered, second, first)
    return Number(second) > 12 ? dayFrom(numbered, first, second) : ''
  }
  const [, before, name, yearAfter] = dayFirst.exec(text) ?? []
  if (before && monthOf(name)) return dayFrom(yearAfter, monthOf(name), before)
  const [, leading, after, last] = monthFirst.exec(text) ?? []
  return monthOf(leading) ? dayFrom(last, monthOf(leading), after) : ''
}

/** The time of a day, as articles have it, where a date names one that is still to come. */
export function timeToCome(day: string, value: unknown): string | undefined {
  const time = timeIn(writtenAs(value))
  return time && Date.parse(`${day}T${time}`) > Date.now() ? time : undefined
}

const writtenAs = (value: unknown) =>
  (value instanceof Date ? value.toISOString() : String(value ?? '')).trim()

/** Whether a date could be one of two days, as those with the month first and those with the day first look alike. */
export const isAmbiguous = (text: string) => numbers.test(text.trim()) && !dayOf(text)

const monthOf = (name = '-') =>
  months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1 || undefined

function dayFrom(year: unknown, month: unknown, day: unknown): string {
  const text = `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`
  return isDay(text) ? text : ''
}
