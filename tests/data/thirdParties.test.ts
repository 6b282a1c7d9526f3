import { describe, expect, test } from 'vitest'
import { cookies } from '#data/cookies.ts'
import { site } from '#data/site.ts'
import { foreignOrigin, hostsOf, optionalServices, thirdParties } from '#data/thirdParties.ts'

describe('the origin of a frame', () => {
  test.each([
    ['/apps/one', undefined],
    [`${site.origin}/apps/one`, undefined],
    ['https://tool.example/app?a=b', 'https://tool.example'],
    ['//tool.example/app', 'https://tool.example'],
  ])('%s: %s', (address, origin) => {
    expect(foreignOrigin(address)).toBe(origin)
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \tjAvAsCrIpT\n:alert(1)',
    'vbscript:alert(1)',
    'data:text/html,<p>',
    'blob:https://a.example/1',
    'file:///a',
  ])('%s stops the build', (address) => {
    expect(() => foreignOrigin(address)).toThrow(/must begin with https/)
  })
})

test('no service is on by default, and no cookie in use', () => {
  expect(optionalServices).toEqual([])
  expect(cookies.filter(({ use }) => use !== 'never')).toEqual([])
})

test.each(thirdParties.filter(({ id }) => id !== 'tools'))('$name names its script’s host', (service) => {
  const { hostname } = new URL(service.script ?? '')
  const fits = (host: string) => (host.startsWith('*') ? hostname.endsWith(host.slice(1)) : host === hostname)
  expect(hostsOf(service).some(fits)).toBe(true)
  expect(service.sources['script-src']?.length).toBeGreaterThan(0)
})
