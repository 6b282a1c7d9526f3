import { reportFailure } from '@lintel/edge/http/HttpError.ts'
import { expect, onTestFinished, test, vi } from 'vitest'

test('what fails again and again is logged once a minute, and something else at once', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const full = () => reportFailure(new Error('ENOSPC: no space left on device'))
  for (let count = 0; count < 50; count += 1) full()
  reportFailure(new Error('The database was busy for too long.'))
  expect(log).toHaveBeenCalledTimes(2)
  clock.mockReturnValue(61_001)
  full()
  expect(log).toHaveBeenCalledTimes(3)
})
