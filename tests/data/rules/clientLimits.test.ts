import { clientLimitMessages, limitReached } from '@lintel/rules/clientLimits.ts'
import { describe, expect, test } from 'vitest'

const now = Date.UTC(2026, 10, 20, 15)
const second = 1000
const hour = 3600 * second
const ago = (...ages: number[]) => ages.map((age) => now - age)

describe('limitReached', () => {
  test.each([
    ['the first', [], undefined],
    ['30 seconds after the last', ago(30 * second), undefined],
    ['29.999 seconds after the last', ago(30 * second - 1), 'apart'],
    ['in the same millisecond', ago(0), 'apart'],
    ['the third in an hour', ago(50 * second, 100 * second), undefined],
    ['the fourth in an hour', ago(50 * second, 100 * second, 150 * second), 'hour'],
    ['the fourth, an hour after the first', ago(50 * second, 100 * second, hour), undefined],
    ['the tenth in a day', ago(...spread(9)), undefined],
    ['the eleventh in a day', ago(...spread(10)), 'day'],
    ['the eleventh, a day after the first', ago(...spread(9), 24 * hour), undefined],
    ['with times from a clock that was set back', ago(-hour, -2 * hour, -3 * hour), undefined],
  ])('%s', (_, times, message) => expect(limitReached(times, now)).toBe(message))
})

function spread(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * 2 * hour)
}

test('the words of the limits are those that were asked for', () => {
  expect(clientLimitMessages).toEqual({
    day: 'Daily submission limit exceeded',
    hour: 'Hourly submission limit exceeded',
    apart: 'Please wait before submitting again',
  })
})
