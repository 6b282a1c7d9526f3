/** Days off on which enquiries are not answered. Months and weekdays count from 1 (January, Monday). */
export type Holiday =
  | { name: string; month: number; day: number }
  | { name: string; month: number; weekday: number /** 1 is the first, -1 the last. */; nth: number }

/** United States federal holidays. On a weekend, a fixed date moves to the nearest working day. */
export const holidays: readonly Holiday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3 },
  { name: "Presidents' Day", month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Juneteenth', month: 6, day: 19 },
  { name: 'Independence Day', month: 7, day: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', month: 11, day: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', month: 12, day: 25 },
]

/** Other days on which the office is closed, as ISO dates such as '2027-12-24'. */
export const closedDays: readonly string[] = []
