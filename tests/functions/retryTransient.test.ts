import { retryTransient } from '@lintel/edge/database/database.ts'
import { expect, test } from 'vitest'

/** Work that fails some times before it succeeds, and counts. */
function failing(times: number, message: string) {
  let calls = 0
  const work = async () => {
    calls += 1
    if (calls <= times) throw new Error(message)
    return 'done'
  }
  return { work, calls: () => calls }
}

test.each([
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: database is locked: SQLITE_BUSY',
])('%s is tried again', async (message) => {
  const { work, calls } = failing(2, message)
  expect(await retryTransient(work)).toBe('done')
  expect(calls()).toBe(3)
})

test.each([
  'D1_ERROR: no such table: enquiries: SQLITE_ERROR',
  'D1_ERROR: UNIQUE constraint failed: enquiries.reference',
])('%s is not', async (message) => {
  const { work, calls } = failing(1, message)
  await expect(retryTransient(work)).rejects.toThrow(message)
  expect(calls()).toBe(1)
})

test('four attempts are enough', async () => {
  const { work, calls } = failing(9, 'Network connection lost.')
  await expect(retryTransient(work)).rejects.toThrow('Network connection lost.')
  expect(calls()).toBe(4)
})
