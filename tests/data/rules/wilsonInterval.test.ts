import { wilsonInterval } from '@lintel/rules/wilsonInterval.ts'
import { expect, test } from 'vitest'

/** As R gives them: prop.test(count, total, correct = FALSE). */
test.each([
  [7, 1304, 0.0026, 0.011],
  [95, 102, 0.8651, 0.9664],
  [0, 60, 0, 0.0602],
  [60, 60, 0.9398, 1],
])('%i of %i lie between %d and %d', (count, total, lower, upper) => {
  const [from, to] = wilsonInterval(count, total)
  expect(from).toBeCloseTo(lower, 4)
  expect(to).toBeCloseTo(upper, 4)
})
