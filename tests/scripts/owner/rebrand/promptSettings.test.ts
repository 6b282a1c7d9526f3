import { labelOf, useNearest } from '@lintel/cli/rebrand/promptSettings.ts'
import { settingsOf } from '@lintel/cli/rebrand/settingsOf.ts'
import { ownValue } from '@lintel/cli/template.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'
import { type Inputs, promptWith, questions } from './promptWith.ts'

/** Answers by setting instead of by question. */
function typedFor(tries: Record<string, string[]>): Inputs {
  return Object.fromEntries(Object.entries(tries).map(([setting, typed]) => [labelOf(setting), typed]))
}

test('every setting has a title of its own', () => {
  const titles = questions.map(labelOf)
  expect(titles).not.toContain('')
  expect(new Set(titles).size).toBe(titles.length)
})

/** A zone that the office is not in, so that another name is proposed. */
const elsewhere =
  site.responseTime.timeZone === 'Europe/Berlin'
    ? { timeZone: 'Asia/Tokyo', zoneName: 'Japan Standard Time' }
    : { timeZone: 'Europe/Berlin', zoneName: 'Central European Time' }

test('the questions give what rebranding needs, and refuse at once what it could not use', {
  timeout: 30_000,
}, async () => {
  const { answers, refusals } = await promptWith(
    typedFor({
      name: ['Ash & Oak'],
      logo: ['missing.svg', ''],
      accent: ['purple', '#7d3bed'],
      typeface: ['Public'],
      origin: ['https://www.ashoak.com/', 'https://www.ashoak.com'],
      region: ['Germany', 'DE-XX', 'DE-BE'],
      phone: ['030 12', '030 901820'],
      'responseTime.from': ['soon', '8'],
      'responseTime.within': ['2', '24'],
      'responseTime.opens': ['9'],
      'responseTime.closes': ['9', '18'],
      'responseTime.timeZone': [elsewhere.timeZone],
      'legal.entity': ['Ash & Oak Ltd'],
    }),
  )
  expect(refusals).toEqual([
    'There is no file missing.svg.',
    'write six digits in small letters, in quotes, such as "#06b6d4"',
    'write https://www.your-firm.com, without a slash or more behind it',
    'write a country, or a part of one, as ISO 3166-2 does: US, GB-ENG, DE-BE',
    expect.stringMatching(/^write one of DE, .*DE-BE/),
    'write a number that can be called, such as +1 212 736 5000',
    'write business hours as a whole number, from 1 to 200',
    'write no less than the hours at best',
    'write an hour after the office opens',
  ])
  expect(answers).toMatchObject({
    name: 'Ash & Oak',
    accent: '#7d3bed',
    typeface: 'public-sans',
    origin: 'https://www.ashoak.com',
    email: { hello: ownValue(site.email.hello) || 'hello@ashoak.com' },
    region: 'DE-BE',
    phone: '030 901820',
    responseTime: { from: 8, within: 24, ...elsewhere },
    legal: { entity: 'Ash & Oak Ltd' },
    analytics: site.analytics,
  })
  expect(settingsOf(answers).get('name')).toBe('Ash & Oak')
  expect(settingsOf(answers).get('phone')).toBe('+49 30 901820')
})

test('the Enter key alone keeps what the firm has set', { timeout: 30_000 }, async () => {
  const { answers } = await promptWith({})
  expect(answers).toMatchObject({ name: site.name, tagline: site.tagline, responseTime: site.responseTime })
  expect(answers).not.toHaveProperty('accent')
  expect(answers).not.toHaveProperty('logo')
  expect(settingsOf(answers).has('storagePrefix')).toBe(false)
})

test.each([
  ['y', '#ffe600'],
  ['n', undefined],
])('asked whether to take the nearest shades, %s takes %s', { timeout: 30_000 }, async (answer, accent) => {
  const { answers } = await promptWith({ ...typedFor({ accent: ['#ffe600'] }), [useNearest]: [answer] })
  expect(answers.accent).toBe(accent)
})

test.each([
  ['hello@firm.com', 'hello@firm.com'],
  ['hello@lintel.example', ''],
  ['https://x.com/lintel_example', ''],
  ['15550100199', ''],
  ['442079460000', '442079460000'],
  [null, ''],
])('of %j, the firm owns %j', (value, expected) => expect(ownValue(value)).toBe(expected))
