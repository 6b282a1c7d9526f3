import { formatResponseTime } from '@lintel/rules/formatResponseTime.ts'
import { expect, test } from 'vitest'

const newYork = { opens: 9, closes: 18, timeZone: 'America/New_York', zoneName: 'EST' }
const berlin = { opens: 8, closes: 17, timeZone: 'Europe/Berlin', zoneName: 'CET' }

/** What visitors read must be what `replyBy` computes: hours of the office, and never taken for hours of the day. */
test.each([
  [{ ...newYork, from: 4, within: 6 }, '4 to 6 hours on business days', '9 AM to 6 PM EST'],
  [{ ...newYork, from: 6, within: 6 }, '6 hours on business days', '9 AM to 6 PM EST'],
  [{ ...newYork, from: 1, within: 1 }, '1 hour on business days', '9 AM to 6 PM EST'],
  [{ ...berlin, from: 4, within: 9 }, '4 to 9 hours on business days', '8 AM to 5 PM CET'],
  [{ ...berlin, from: 4, within: 24 }, '4 to 24 business hours (up to 3 business days)', '8 AM to 5 PM CET'],
  [
    { ...berlin, opens: 0, closes: 12, from: 4, within: 8 },
    '4 to 8 hours on business days',
    'midnight to 12 PM CET',
  ],
  [
    { ...berlin, opens: 0, closes: 24, from: 4, within: 8 },
    '4 to 8 hours on business days',
    'midnight to midnight CET',
  ],
])('%j', (promise, span, window) => {
  expect(formatResponseTime(promise)).toEqual({ span, window })
})
