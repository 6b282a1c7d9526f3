import { privacyControl, securityText } from '@lintel/engine/outputs/wellKnown.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'

describe('security.txt', () => {
  test('has the fields of RFC 9116, one a line', () => {
    const { path, content } = securityText(new Date('2026-11-21T10:00:00Z'))
    expect(path).toBe('.well-known/security.txt')
    expect(content.split('\n')).toEqual([
      `Contact: mailto:${site.email.security}`,
      'Expires: 2027-10-01T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${site.origin}/.well-known/security.txt`,
      '',
    ])
  })

  test.each(['2026-01-01T00:00:00Z', '2026-02-28T23:59:59Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z'])(
    'built at %s it counts for most of a year, and never longer',
    (day) => {
      const built = new Date(day)
      const [, expires = ''] = /^Expires: (.+)$/m.exec(securityText(built).content) ?? []
      const days = (Date.parse(expires) - built.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(300)
      expect(days).toBeLessThan(365)
    },
  )
})

test('gpc.json says that the signal is followed, and since when', () => {
  expect(JSON.parse(privacyControl().content)).toEqual({ gpc: true, lastUpdate: site.legal.effective })
})
