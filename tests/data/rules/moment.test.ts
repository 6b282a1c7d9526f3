import { isShownAt, localOf, momentIn, momentInWords, whyNoMoment } from '@lintel/rules/moment.ts'
import { describe, expect, test } from 'vitest'

const newYork = 'America/New_York'

describe('momentIn', () => {
  test.each([
    ['in winter', newYork, '2026-11-30T09:00', '2026-11-30T09:00-05:00'],
    ['in summer', newYork, '2026-07-01T09:00', '2026-07-01T09:00-04:00'],
    [
      'the first of two minutes when clocks are set back',
      newYork,
      '2026-11-01T01:30',
      '2026-11-01T01:30-04:00',
    ],
    ['a minute that clocks skip, which is none', newYork, '2026-03-08T02:30', '2026-03-08T02:30'],
    ['the minute after it', newYork, '2026-03-08T03:00', '2026-03-08T03:00-04:00'],
    ['a zone of half an hour', 'Asia/Kolkata', '2026-11-30T09:00', '2026-11-30T09:00+05:30'],
    ['UTC', 'UTC', '2026-11-30T09:00', '2026-11-30T09:00+00:00'],
    ['what is no time', newYork, '2026-11-30T25:00', '2026-11-30T25:00'],
    ['nothing', newYork, '', ''],
  ])('knows %s', (_, zone, local, moment) => expect(momentIn(zone, local)).toBe(moment))
})

test('a moment is shown again as its clock shows it', () =>
  expect(['2026-11-30T09:00-05:00', '2026-11-30T09:00', 'soon', ''].map(localOf)).toEqual([
    '2026-11-30T09:00',
    '2026-11-30T09:00',
    'soon',
    '',
  ]))

describe('whyNoMoment', () => {
  test.each(['2026-11-30T09:00-05:00', '2026-11-30T14:00Z', '2028-02-29T23:59+14:00'])('accepts %s', (text) =>
    expect(whyNoMoment(newYork, text)).toBeUndefined(),
  )
  test.each([
    ['soon', 'write the day, the time and the distance from UTC: 2026-11-30T09:00-05:00'],
    ['2026-11-30', 'write the day, the time and the distance from UTC: 2026-11-30T09:00-05:00'],
    ['2026-02-30T09:00-05:00', 'write a day of the calendar: 2026-02-30 is none'],
    ['2026-11-30T25:00-05:00', 'write a time from 00:00 to 23:59: 25:00 is none'],
    ['2026-11-30T09:60-05:00', 'write a time from 00:00 to 23:59: 09:60 is none'],
    ['2026-11-30T09:00-99:00', 'write a distance from UTC that there is: -99:00 is none'],
    ['2026-11-30T09:00', 'write how far it is from UTC: 2026-11-30T09:00-05:00'],
    [
      '2026-03-08T02:30',
      'choose another time: on Sunday, March 8, 2026, clocks in New York are set forward and skip 2:30 AM',
    ],
  ])('refuses %s', (text, why) => expect(whyNoMoment(newYork, text)).toBe(why))
})

describe('momentInWords', () => {
  test.each([
    ['2026-11-30T09:00-05:00', 'Monday, November 30, 2026, at 9:00 AM, New York time'],
    ['2026-11-30T14:00Z', 'Monday, November 30, 2026, at 9:00 AM, New York time'],
    [
      '2026-11-01T01:30-04:00',
      'Sunday, November 1, 2026, at 1:30 AM (before clocks are set back), New York time',
    ],
    [
      '2026-11-01T01:30-05:00',
      'Sunday, November 1, 2026, at 1:30 AM (after clocks are set back), New York time',
    ],
  ])('says %s', (moment, words) => expect(momentInWords(newYork, moment)).toBe(words))
})

test('what has both ends is shown from its first minute to before its last', () => {
  const ends = { from: '2026-11-30T09:00-05:00', until: '2026-11-30T10:00-05:00' }
  const times = ['13:59', '14:00', '14:59', '15:00'].map((time) => Date.parse(`2026-11-30T${time}Z`))
  expect(times.map((time) => isShownAt(ends, time))).toEqual([false, true, true, false])
  expect(isShownAt({}, 0)).toBe(true)
})
