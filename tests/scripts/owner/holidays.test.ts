import { calendarOf, fixForRegion } from '@lintel/engine/checks/calendarOf.ts'
import { describe, expect, test } from 'vitest'

describe('the calendar of a region', () => {
  test.each([
    ['US', '2027-11-25', 'Thanksgiving Day', true],
    ['US', '2026-07-03', 'Independence Day on a Saturday, observed before', true],
    ['US', '2027-12-31', "New Year's Day of the next year, observed before", true],
    ['US', '2027-02-14', "Valentine's Day", false],
    ['DE', '2027-03-08', "Women's Day, which Berlin keeps alone", false],
    ['DE-BE', '2027-03-08', "Women's Day", true],
    ['DE-BE', '2027-03-26', 'Good Friday', true],
    ['GB-ENG', '2027-12-28', 'Boxing Day on a Sunday, observed after', true],
    ['AE', '2027-05-17', 'the second day of a feast', true],
  ])('of %s: %s (%s) is free: %s', (region, day, _, isFree) => {
    expect(
      calendarOf(region, 2026, 2028)
        .days.map(({ day }) => day)
        .includes(day),
    ).toBe(isFree)
  })

  test.each([
    ['US', [6, 7]],
    ['IL', [5, 6]],
  ])('of %s: the weekend is on %j', (region, weekend) => {
    expect(calendarOf(region, 2027, 2027).weekend).toEqual(weekend)
  })

  test('is in order, without weekends, and names each day once', () => {
    const days = calendarOf('US', 2026, 2028).days.map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].sort())
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([])
  })
})

test.each(['US', 'US-CA', 'DE', 'DE-BE', 'GB-ENG', 'CH-ZH'])('%s is a region', (region) => {
  expect(fixForRegion(region)).toBeUndefined()
})

test.each([
  ['USA', 'ISO 3166-2'],
  ['us', 'ISO 3166-2'],
  ['XX', 'ISO 3166-2'],
  ['', 'ISO 3166-2'],
  ['DE-XX', 'DE-BE'],
  ['DE-BY-A', 'DE-BY'],
])('%j is none, and the fix names what is', (region, named) => {
  expect(fixForRegion(region)).toContain(named)
  expect(() => calendarOf(region, 2027, 2027)).toThrow(named)
})
