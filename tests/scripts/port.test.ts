import { afterEach, expect, test, vi } from 'vitest'
import { portOf } from '#scripts/port.ts'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  [undefined, 8788],
  ['1', 1],
  ['9000', 9000],
  ['65535', 65_535],
])('PORT=%s is port %s', (named, port) => {
  vi.stubEnv('PORT', named)
  expect(portOf(8788)).toBe(port)
})

test.each(['', ' ', '0', '-1', '65536', '1e3', '80.5', '0x50', 'abc', '8788 '])(
  'PORT="%s" is refused, and the message shows how it is done',
  (named) => {
    vi.stubEnv('PORT', named)
    expect(() => portOf(8788)).toThrow(/PORT is ".*", which is not a port: .*PORT=8788/)
  },
)
