import { readFileSync } from 'node:fs'
import { checkBrand, checkHolidays } from '@lintel/engine/checks/brand.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'

const { opens } = site.responseTime
const source = readFileSync(siteFile, 'utf8')

/** The brand's file with another line in place of the one of a setting, and where that is. */
function withLine(setting: string, line: string) {
  const names = setting.split('.')
  const lines = source.split('\n')
  let at = 0
  for (const [depth, name] of names.entries())
    at = lines.findIndex((line, index) => index >= at && line.startsWith(`${'  '.repeat(depth)}${name}:`))
  const indent = '  '.repeat(names.length - 1)
  return { text: lines.with(at, indent + line).join('\n'), number: at + 1, indent: indent.length }
}

describe('a brand that was edited by hand', () => {
  test('is in order as it stands', () => expect(checkBrand(source)).toEqual([]))

  test.each([
    ['phone', 'phone: +49 30 901820'],
    ['phone', "phone: '+49 30 901820'"],
    ['phone', 'phone:'],
    ['phone', ''],
    ['whatsapp', 'whatsapp: "442079460000"'],
    ['whatsapp', 'whatsapp: "4533123456"'],
    ['whatsapp', 'whatsapp: "6591234567"'],
    ['origin', 'origin: https://firm.test:8443'],
    ['origin', 'origin: https://müller-söhne.de'],
    ['thirdParties.adClient', 'adClient: ca-pub-1234567890123456'],
    ['thirdParties.measurementId', 'measurementId: G-AB12CD34EF'],
    ['thirdParties.recaptchaSiteKey', 'recaptchaSiteKey: 6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZK-I'],
    ['thirdParties.turnstileSiteKey', 'turnstileSiteKey: 0x4AAAAAAADnPIDROrmt1Wwj'],
    ['name', "name: We're O'Brien & Müller"],
    ['name', 'name: "Quay: systems"'],
    ['edgeOrigin', 'edgeOrigin: https://api.firm.com'],
    ['social.x', 'x: ~'],
    ['legal.vatId', 'vatId: DE123456789'],
    ['analytics', 'analytics: none'],
    ['typeface', 'typeface: source-serif-4'],
    ['typeface', 'typeface: public-sans'],
    ['typeface', ''],
  ])('may say at %s: %s', (setting, line) => {
    expect(checkBrand(withLine(setting, line).text)).toEqual([])
  })

  test.each([
    ['email.hello', '', 'hello is missing: write it: hello: …', -2],
    ['email.hello', 'hello:', 'hello is missing: write text', 6],
    ['email.hello', 'hello: nobody', 'hello is "nobody": write one email address', 7],
    ['email.hello', 'hello: [a@b.test]', 'hello is a list: write text', 7],
    ['name', 'name: ""', 'name is missing: write it', 6],
    ['name', 'name: Ash: Oak', 'a second colon in this line begins a field: put the text in quotes', 6],
    ['name', 'name: "Ash', 'a quotation mark is not closed: write the same mark', 6],
    ['name', "name: 'We're here'", 'this cannot be read', null],
    ['name', '\tname: Ash', 'a tab stands before the text: write spaces', null],
    ['name', 'name: "Firm {{name}}"', 'leave out {{ and }}', 6],
    ['name', 'name: "Firm <b>Inc.</b>"', 'leave out the markup', 6],
    ['tagline', `tagline: ${'a'.repeat(61)}`, 'tagline has 61 characters: write at most 60', 9],
    ['origin', 'origin: https://x..com', 'write https://www.your-firm.com', 8],
    ['origin', 'origin: firm.test', 'origin is "firm.test": write https://www', 8],
    ['origin', 'origin: https://firm.test/', 'write https://www.your-firm.com, without a slash', 8],
    ['origin', 'origin: http://firm.test', 'write https://www', 8],
    ['origin', 'origin: https://user:pw@firm.test', 'write https://www', 8],
    ['origin', 'origin: https://firm.test?from=mail', 'write https://www', 8],
    ['origin', 'origin: https://firm.test;script-src', 'write https://www', 8],
    ['edgeOrigin', 'edgeOrigin: https://api.firm.test/edge', 'write https://www', 12],
    [
      'thirdParties.adClient',
      `adClient: "x'><"`,
      'write ca-pub- and digits, such as ca-pub-1234567890123456',
      10,
    ],
    ['thirdParties.measurementId', 'measurementId: foo bar;script-src *', 'write G-, capital letters', 15],
    ['thirdParties.recaptchaSiteKey', `recaptchaSiteKey: '" onx="y'`, 'write the key alone', 18],
    ['thirdParties.turnstileSiteKey', 'turnstileSiteKey: a b', 'write the key alone', 18],
    ['language', 'language: Deutsch', 'language is "Deutsch": write a language tag', 10],
    ['logo.path', 'path: hello', 'path is "hello": write the path of an SVG file', 6],
    ['logo.viewBox', 'viewBox: 0 0 32', 'write four numbers: 0 0 32 32', 9],
    ['name', 'name: "Firm \ue000"', 'leave out the characters that only some fonts know', 6],
    ['name', `name: ${'a'.repeat(501)}`, 'name is "aaaa', 6],
    ['accent.onFill', 'onFill: white', 'onFill is "white": write six digits in small letters', 8],
    ['accent.onFill', 'onFill: #04161b', 'onFill is missing: write six digits in quotes', 8],
    [
      'accent.text',
      'text: { light: "#22d3ee", dark: "#22d3ee" }',
      'light is "#22d3ee": write the nearest shade that can be read, "#',
      15,
    ],
    [
      'typeface',
      'typeface: Comic Sans',
      'typeface is "Comic Sans": write one of: instrument-sans, source-serif-4, public-sans',
      10,
    ],
    ['typeface', 'typeface: Public Sans', 'write one of: instrument-sans', 10],
    ['typeface', 'typeface: 4', 'typeface is the number 4: write one of: instrument-sans', 10],
    ['region', 'region: Germany', 'region is "Germany": write a country, or a part of one', 8],
    ['phone', 'phone: +442079460000', 'phone is the number 442079460000: write text, in quotes', 7],
    ['phone', 'phone: "+442079460000"', 'phone is "+442079460000": write "+44 20 7946 0000"', 7],
    ['phone', 'phone: "12345"', 'phone is "12345": write a number that can be called', 7],
    ['whatsapp', 'whatsapp: "+45 33123456"', 'write "4533123456"', 10],
    ['whatsapp', 'whatsapp: "+1 555 010 0199"', 'write "15550100199"', 10],
    ['whatsapp', 'whatsapp: 15550100199', 'whatsapp is the number 15550100199: write text, in quotes', 10],
    ['social.x', 'x: "@firm"', 'x is "@firm": write the whole address of the profile', 3],
    [
      'responseTime.closes',
      `closes: ${opens}`,
      `closes is the number ${opens}: write an hour after the office opens`,
      8,
    ],
    [
      'responseTime.within',
      'within: 6 hours',
      'within is "6 hours": write business hours as a whole number',
      8,
    ],
    ['responseTime.timeZone', 'timeZone: Mars/Base', 'write a zone such as Europe/Vienna', 10],
    ['legal.effective', 'effective: soon', 'effective is "soon": write the day as year-month-day', 11],
    ['legal.effective', 'effective: 2025-02-31', 'write a day of the calendar', 11],
    ['analytics', 'analytics: google', 'analytics is "google": write one of: own, none', 11],
    ['storagePrefix', 'storagePrefix: Ash Oak', 'write small letters, digits and hyphens', 15],
  ] as [string, string, string, (number | null)?][])(
    'is refused with one message that names the place where it has at %s: %s',
    (setting, line, expected, column = 0) => {
      const { text, number, indent } = withLine(setting, line)
      const diagnostics = checkBrand(text)
      expect(diagnostics.map(describeDiagnostic)).toEqual([expect.stringContaining(expected)])
      // What is missing is missing at the name of its group, and what breaks the text may show below.
      if (column !== null && column >= 0)
        expect(diagnostics[0]).toMatchObject({ file: siteFile, line: number, column: indent + column + 1 })
    },
  )
})

test('a name that is no setting is named, and the one that is missing', () => {
  expect(checkBrand(withLine('name', 'nmae: Ash').text).map(describeDiagnostic)).toEqual([
    'content/site.yaml:4:1 name is missing: write it: name: …',
    expect.stringMatching(
      /^content\/site\.yaml:4:1 there is no field "nmae" here: remove it, or write one of: name, /,
    ),
  ])
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
