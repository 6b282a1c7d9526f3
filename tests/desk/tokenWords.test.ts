import { tokenNames } from '@lintel/desk/records/tokenNames.ts'
import { explainTokens, withTokens } from '@lintel/desk/records/tokenWords.ts'
import { expect, test } from 'vitest'

const text =
  '{{#entity}}{{entity}}. {{/entity}}Both sign.{{^entity}} Ask {{email.legal}}, or {{nobody}}.{{/entity}}'

test('what a token stands for is said as the form of the brand calls it', () => {
  expect(explainTokens(text, tokenNames())).toEqual([
    '{{#entity}} only where “Registered name of the owner” is set: …',
    '{{entity}} Registered name of the owner',
    '{{^entity}} only while “Registered name of the owner” is not set: …',
    '{{email.legal}} Email address for legal matters',
  ])
  expect(explainTokens('Plain {words}, {{constructor}}', tokenNames())).toEqual([])
})

test('a text is shown as visitors read it, with or without what is set', () => {
  const legal = { 'email.legal': 'legal@firm.example' }
  expect(withTokens(text, { entity: 'Firm Ltd', ...legal })).toBe('Firm Ltd. Both sign.')
  expect(withTokens(text, { entity: null, ...legal })).toBe(
    'Both sign. Ask legal@firm.example, or {{nobody}}.',
  )
})
