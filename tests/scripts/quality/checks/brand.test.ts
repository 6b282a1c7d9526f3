import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Site, site } from '#data/site.ts'
import { checkBrand, checkHolidays } from '#scripts/quality/checks/brand.ts'

const source = readFileSync('data/site.ts', 'utf8')
const found = (changes: Partial<Site>) =>
  checkBrand(source, { ...site, ...changes }).map(({ message, fix }) => `${message}: ${fix}`)

describe('a brand that was edited by hand', () => {
  test('is in order as it stands', () => expect(found({})).toEqual([]))

  test.each<[Partial<Site>, string]>([
    [{ phone: '+442079460000' }, `phone cannot be "+442079460000": write '+44 20 7946 0000'`],
    [
      { phone: '12345' },
      'phone cannot be "12345": write a number that can be called, such as +1 212 736 5000',
    ],
    [{ origin: 'https://firm.test/' }, 'origin cannot be "https://firm.test/": write https://www'],
    [
      { responseTime: { ...site.responseTime, opens: 18, closes: 9 } },
      'responseTime.closes cannot be 9: write an hour after the office opens',
    ],
    [{ name: '' }, 'name cannot be "": give a value: this setting is required'],
  ])('is refused where it has %j', (changes, expected) => {
    expect(found(changes)).toEqual([expect.stringContaining(expected)])
  })

  test('names the line', () => {
    const [fault] = checkBrand(source, { ...site, phone: '12345' })
    expect(source.split('\n')[(fault?.line ?? 0) - 1]).toContain('phone:')
  })
})

describe('the list of holidays', () => {
  const list = { region: 'DE-BE', weekend: [6, 7], until: 2036, days: [] }

  test.each([
    ['2035-12-31', 'DE-BE', []],
    ['2036-01-01', 'DE-BE', ['ends with 2036']],
    ['2026-01-01', 'US', ['holds the holidays of DE-BE, but the firm is in US']],
  ])('on %s, of a firm in %s', (today, region, messages) => {
    expect(checkHolidays(today, list, region).map(({ message }) => message)).toEqual(messages)
  })
})
