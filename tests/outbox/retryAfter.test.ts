import { retryDelayOf } from '@lintel/edge/outbox/channels/post.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 8) }))
afterEach(() => vi.useRealTimers())

test.each<[string, number, number, string?]>([
  ['seconds', 90_000, 429, '90'],
  ['a date', 120_000, 503, 'Mon, 23 Nov 2026 08:02:00 GMT'],
  ['a date that is past', 0, 503, 'Mon, 23 Nov 2026 07:59:00 GMT'],
  ['more than an hour', 3_600_000, 429, '86400'],
  ['a year from now', 3_600_000, 503, 'Tue, 23 Nov 2027 08:00:00 GMT'],
  ['nothing', 0, 429],
  ['no time', 0, 429, 'soon'],
  ['a negative number', 0, 429, '-5'],
  ['another answer', 0, 400, '90'],
])('waits as it is asked to by %s: %i ms', (_, wait, status, header) => {
  const response = new Response(null, { status })
  if (header) response.headers.set('Retry-After', header)
  expect(retryDelayOf(response)).toBe(wait)
})
