import { calendarOf } from '@lintel/engine/checks/calendarOf.ts'
import { isBusinessDay, type Office, replyBy } from '@lintel/rules/businessHours.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const until = 2036

function officeIn(region: string, timeZone: string, within: number): Office {
  const { weekend, days } = calendarOf(region, 2025, until)
  return { opens: 9, closes: 18, within, timeZone, weekend, daysOff: days.map(({ day }) => day) }
}

const newYork = officeIn('US', 'America/New_York', 6)
const berlin = officeIn('DE-BE', 'Europe/Berlin', 24)
const auckland = officeIn('NZ', 'Pacific/Auckland', 6)
const telAviv = officeIn('IL', 'Asia/Jerusalem', 6)

describe('replyBy', () => {
  test.each([
    ['at opening on a Tuesday', '2026-11-17T09:00:00-05:00', '2026-11-17T15:00:00-05:00'],
    ['at noon on a Tuesday', '2026-11-17T12:00:00-05:00', '2026-11-17T18:00:00-05:00'],
    ['in the afternoon, into the next day', '2026-11-17T14:30:00-05:00', '2026-11-18T11:30:00-05:00'],
    ['before opening', '2026-11-17T03:00:00-05:00', '2026-11-17T15:00:00-05:00'],
    ['after closing', '2026-11-17T18:00:00-05:00', '2026-11-18T15:00:00-05:00'],
    ['on Friday evening', '2026-11-20T20:00:00-05:00', '2026-11-23T15:00:00-05:00'],
    ['on Sunday', '2026-11-22T12:00:00-05:00', '2026-11-23T15:00:00-05:00'],
    ['the day before Thanksgiving', '2026-11-25T16:00:00-05:00', '2026-11-27T13:00:00-05:00'],
    ['on Christmas Day', '2026-12-25T10:00:00-05:00', '2026-12-28T15:00:00-05:00'],
    ['on Independence Day observed (a Friday)', '2026-07-03T10:00:00-04:00', '2026-07-06T15:00:00-04:00'],
    [
      "on New Year's Day observed in the year before",
      '2027-12-31T10:00:00-05:00',
      '2028-01-03T15:00:00-05:00',
    ],
    ['over the change to summer time', '2026-03-06T16:00:00-05:00', '2026-03-09T13:00:00-04:00'],
    ['over the change to winter time', '2026-10-30T16:00:00-04:00', '2026-11-02T13:00:00-05:00'],
    ['on Veterans Day observed (a Friday)', '2028-11-10T10:00:00-05:00', '2028-11-13T15:00:00-05:00'],
    ['sent from Tokyo', '2026-11-18T08:00:00+09:00', '2026-11-18T15:00:00-05:00'],
  ])('%s', (_, sentAt, expected) => {
    expect(replyBy(new Date(sentAt), newYork).toISOString()).toBe(new Date(expected).toISOString())
  })

  test.each<[string, Office, string, string]>([
    [
      '24 business hours are three days of nine',
      berlin,
      '2026-11-17T09:00:00+01:00',
      '2026-11-19T15:00:00+01:00',
    ],
    ['at closing', berlin, '2026-11-17T18:00:00+01:00', '2026-11-20T15:00:00+01:00'],
    ['over Easter in Berlin', berlin, '2027-03-25T17:00:00+01:00', '2027-04-01T14:00:00+02:00'],
    [
      "over Women's Day, which is a holiday there",
      berlin,
      '2027-03-05T17:00:00+01:00',
      '2027-03-11T14:00:00+01:00',
    ],
    ['on Thanksgiving, which is none', berlin, '2026-11-26T09:00:00+01:00', '2026-11-30T15:00:00+01:00'],
    [
      'far east, over a change of the clock',
      auckland,
      '2026-09-25T17:00:00+12:00',
      '2026-09-28T14:00:00+13:00',
    ],
    [
      'on a Sunday where it is a working day',
      telAviv,
      '2026-11-22T10:00:00+02:00',
      '2026-11-22T16:00:00+02:00',
    ],
    ['on a Friday where it is none', telAviv, '2026-11-20T10:00:00+02:00', '2026-11-22T15:00:00+02:00'],
    [
      'around the clock, in the night in which it changes',
      { ...newYork, opens: 0, closes: 24, weekend: [] },
      '2026-11-01T00:00:00-04:00',
      '2026-11-01T05:00:00-05:00',
    ],
  ])('%s', (_, office, sentAt, expected) => {
    expect(replyBy(new Date(sentAt), office).toISOString()).toBe(new Date(expected).toISOString())
  })

  test('falls in office hours of a business day, at least 6 hours later and never earlier for a later enquiry', () => {
    const moment = fc.date({
      min: new Date('2025-01-01'),
      max: new Date(`${until}-12-01`),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 10_000_000 }), (sentAt, later) => {
        const answer = replyBy(sentAt, newYork)
        expect(answer.getTime() - sentAt.getTime()).toBeGreaterThanOrEqual(6 * 3_600_000)
        expect(replyBy(new Date(sentAt.getTime() + later), newYork).getTime()).toBeGreaterThanOrEqual(
          answer.getTime(),
        )
        const office = new Date(
          `${answer.toLocaleString('sv', { timeZone: 'America/New_York' }).replace(' ', 'T')}Z`,
        )
        expect(isBusinessDay(new Date(Math.floor(office.getTime() / 86_400_000) * 86_400_000), newYork)).toBe(
          true,
        )
        expect(office.getUTCHours() + office.getUTCMinutes() / 60).toBeGreaterThanOrEqual(9)
        expect(office.getUTCHours() + office.getUTCMinutes() / 60).toBeLessThanOrEqual(18)
      }),
    )
  })
})
