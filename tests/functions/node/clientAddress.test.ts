import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@lintel/edge/node/clientAddress.ts'
import { trustedProxies } from '@lintel/edge/node/trustedProxies.ts'
import { expect, test } from 'vitest'

const proxies = trustedProxies('127.0.0.1, 10.0.0.2')

test.each([
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
  ['127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', '198.51.100.7, 203.0.113.9:80, 10.0.0.2', '203.0.113.9'],
  ['127.0.0.1', '10.0.0.2:4711', '10.0.0.2'],
  ['127.0.0.1', 'unknown', ''],
  ['127.0.0.1', '203.0.113.9, unknown', ''],
])('%s with X-Forwarded-For %s is %s', (remoteAddress, forwarded, client) => {
  const request = { socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }
  expect(clientAddress(request as unknown as IncomingMessage, proxies)).toBe(client)
})
