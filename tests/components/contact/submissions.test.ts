// @vitest-environment happy-dom

import { recordSubmission, refuseSubmission, submissionsKey } from '@lintel/kit/contact/submissions.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const now = Date.UTC(2026, 4, 11, 9)
const second = 1000
const hour = 3600 * second
const day = 24 * hour

const record = () => JSON.parse(localStorage.getItem(submissionsKey) ?? 'null')
const at = (hostname: string) => vi.stubGlobal('location', { hostname })
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  localStorage.clear()
  at('lintel.example')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('refuseSubmission', () => {
  test('lets the first one through', () => {
    expect(refuseSubmission(now)).toBeUndefined()
  })

  test('asks for 30 seconds between two', () => {
    recordSubmission(now)
    expect(refuseSubmission(now + 30 * second - 1)).toBe('Please wait before submitting again')
    expect(refuseSubmission(now + 30 * second)).toBeUndefined()
  })

  test('refuses the fourth within an hour', () => {
    for (const minute of [0, 1, 2]) recordSubmission(now + minute * 60 * second)
    expect(refuseSubmission(now + hour - 1)).toBe('Hourly submission limit exceeded')
    expect(refuseSubmission(now + hour)).toBeUndefined()
  })

  test('refuses the eleventh within a day', () => {
    for (let count = 0; count < 10; count++) recordSubmission(now + count * 2 * hour)
    expect(refuseSubmission(now + 20 * hour)).toBe('Daily submission limit exceeded')
    expect(refuseSubmission(now + day)).toBeUndefined()
  })

  test.each(['localhost', '127.0.0.1', '[::1]'])('never refuses on %s', (hostname) => {
    recordSubmission(now)
    expect(refuseSubmission(now)).toBe('Please wait before submitting again')
    at(hostname)
    expect(refuseSubmission(now)).toBeUndefined()
  })

  test.each(['localhost.example', '127.0.0.1.example', 'sub.localhost.example'])(
    'is not fooled by %s',
    (hostname) => {
      at(hostname)
      recordSubmission(now)
      expect(refuseSubmission(now)).toBe('Please wait before submitting again')
    },
  )
})

describe('the record', () => {
  test('keeps the times and the last of them', () => {
    recordSubmission(now)
    recordSubmission(now + hour)
    expect(record()).toEqual({ times: [now, now + hour], last: now + hour })
  })

  test('forgets what is older than a day', () => {
    recordSubmission(now)
    recordSubmission(now + day)
    expect(record()).toEqual({ times: [now + day], last: now + day })
  })

  test('forgets what is yet to come: the clock was wrong', () => {
    for (const ahead of [day, 365 * day]) recordSubmission(now + ahead)
    recordSubmission(now)
    expect(record()).toEqual({ times: [now], last: now })
  })

  test.each([
    ['no JSON', '{times:'],
    ['null', 'null'],
    ['a number', '3'],
    ['a record without times', '{"last":1}'],
    ['times that are no list', '{"times":"1,2"}'],
    ['times that are no numbers', `{"times":["${now}",null,{}]}`],
  ])('that is %s counts as none, and is replaced', (_, text) => {
    localStorage.setItem(submissionsKey, text)
    expect(refuseSubmission(now)).toBeUndefined()
    recordSubmission(now)
    expect(record()).toEqual({ times: [now], last: now })
  })

  test('numbers among garbage still count', () => {
    localStorage.setItem(submissionsKey, JSON.stringify({ times: ['x', now - second] }))
    expect(refuseSubmission(now)).toBe('Please wait before submitting again')
  })

  test('where storage is denied, nothing is refused and recording is no error', () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
    expect(() => recordSubmission(now)).not.toThrow()
    expect(refuseSubmission(now)).toBeUndefined()
  })
})
