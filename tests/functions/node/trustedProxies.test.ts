import type { IncomingMessage } from 'node:http'
import { distrustOf, isTrusted, trustedProxies } from '@lintel/edge/node/trustedProxies.ts'
import { describe, expect, test } from 'vitest'

describe('TRUSTED_PROXIES', () => {
  test.each<[string, string[], string[]]>([
    ['', [], ['127.0.0.1', '::1']],
    ['127.0.0.1', ['127.0.0.1', '::ffff:127.0.0.1'], ['127.0.0.2', '::1']],
    ['127.0.0.1 ::1', ['127.0.0.1', '::1'], ['10.0.0.1']],
    ['127.0.0.1,::1,\n10.0.0.2 ', ['127.0.0.1', '::1', '10.0.0.2'], ['10.0.0.3']],
    ['127.0.0.0/8', ['127.0.0.1', '127.255.0.1', '::ffff:127.1.0.1'], ['128.0.0.1']],
    ['10.1.2.3/8', ['10.200.0.1'], ['11.0.0.1']],
    ['fc00::/7', ['fd00::1'], ['2001:db8::1']],
    ['::ffff:127.0.0.1', ['127.0.0.1'], ['127.0.0.2']],
    ['::ffff:10.0.0.0/104', ['10.9.9.9'], ['11.0.0.1']],
    ['[::1]', ['::1'], ['::2']],
    ['0:0:0:0:0:0:0:1', ['::1'], ['::2']],
    ['2001:DB8::/32 [fd00::]/8', ['2001:db8:1::9', 'fd12::1'], ['2001:db9::1', 'unknown', '']],
  ])('%j', (setting, trusted, others) => {
    const proxies = trustedProxies(setting)
    expect(trusted.filter((address) => !isTrusted(address, proxies))).toEqual([])
    expect(others.filter((address) => isTrusted(address, proxies))).toEqual([])
  })

  test.each([
    ['localhost', 'localhost'],
    ['127.0.0.1;::1', '127.0.0.1;::1'],
    ['127.0.0.1, foo', 'foo'],
    ['127.0.0.1:8080', '127.0.0.1:8080'],
    ['[::1]:80', '[::1]:80'],
    ['10.0.0.0/', '10.0.0.0/'],
    ['10.0.0.0/8/8', '10.0.0.0/8/8'],
    ['10.0.0.0/255.0.0.0', '10.0.0.0/255.0.0.0'],
    ['10.0.0.0/33', '10.0.0.0/33'],
    ['::/129', '::/129'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['127.0.0.1, ::/0', '::/0'],
    ['10.1.2.3/0', '10.1.2.3/0'],
    ['::ffff:0.0.0.0/96', '::ffff:0.0.0.0/96'],
    ['::/8', '::/8'],
    ['0.0.0.0/1 128.0.0.0/1', '0.0.0.0/1'],
    ['10.0.0.0/7', '10.0.0.0/7'],
    ['2000::/3', '2000::/3'],
    ['::ffff:8.0.0.0/103', '::ffff:8.0.0.0/103'],
  ])('%j is refused, with the entry and the fix', (setting, entry) => {
    expect(() => trustedProxies(setting)).toThrow(`TRUSTED_PROXIES has "${entry}", wh`)
    expect(() => trustedProxies(setting)).toThrow(/: write /)
  })
})

test.each([
  ['127.0.0.2', '203.0.113.9', /from 127\.0\.0\.2, .* add its address to TRUSTED_PROXIES/],
  ['::ffff:10.0.0.2', '203.0.113.9', /from 10\.0\.0\.2, /],
  ['198.51.100.1', '203.0.113.9', /from a public address, /],
  ['127.0.0.1', '203.0.113.9', undefined],
  ['127.0.0.2', undefined, undefined],
])('%s that forwards %s', (remoteAddress, forwarded, message) => {
  const request = { socket: { remoteAddress }, headers: forwarded ? { 'x-forwarded-for': forwarded } : {} }
  const distrust = distrustOf(request as unknown as IncomingMessage, trustedProxies('127.0.0.1'))
  if (message) expect(distrust).toMatch(message)
  else expect(distrust).toBeUndefined()
})
