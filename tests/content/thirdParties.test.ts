import { cookies } from '@lintel/engine/content/cookies.ts'
import { getCollection } from '@lintel/engine/content/store.ts'
import { optionalServices, thirdParties } from '@lintel/engine/content/thirdParties.ts'
import { foreignOrigin, hostsOf } from '@lintel/rules/thirdParties.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'

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

const isSet = Object.values(site.thirdParties).some(Boolean)
const isEmbedded = getCollection('tools').some(({ url }) => foreignOrigin(url))

test.runIf(!isSet && !isEmbedded)(
  'no service is on, and no cookie in use, before the owner names one',
  () => {
    expect(optionalServices).toEqual([])
    expect(cookies().cookies.filter(({ use }) => use !== 'never')).toEqual([])
  },
)

test.runIf(!isSet && isEmbedded)('a tool of others needs consent, whose cookie is the only one', () => {
  expect(optionalServices.map(({ id }) => id)).toEqual(['tools'])
  expect(
    cookies()
      .cookies.filter(({ use }) => use !== 'never')
      .map(({ name }) => name),
  ).toEqual(['cookie_consent'])
})

test.each(thirdParties.filter(({ id }) => id !== 'tools'))('$name names its script’s host', (service) => {
  const { hostname } = new URL(service.script ?? '')
  const fits = (host: string) => (host.startsWith('*') ? hostname.endsWith(host.slice(1)) : host === hostname)
  expect(hostsOf(service).some(fits)).toBe(true)
  expect(service.sources['script-src']?.length).toBeGreaterThan(0)
})
