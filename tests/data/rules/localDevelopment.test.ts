import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { expect, test } from 'vitest'

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8787'])('%s is local', (address) => {
  expect(isLocalDevelopment(new URL(address).hostname)).toBe(true)
})

test.each(['https://lintel.example', 'http://localhost.example', 'http://127.0.0.2', 'http://192.168.0.2'])(
  '%s is not local',
  (address) => expect(isLocalDevelopment(new URL(address).hostname)).toBe(false),
)
