import { askedIn, termsIn, termsOfQuestion } from '@lintel/rules/search/terms.ts'
import { describe, expect, test } from 'vitest'

describe('terms', () => {
  test.each([
    'migrate migrating migrates migrated',
    'plan planning planned plans',
    'exceed exceeding exceeds exceeded',
    "won't can't",
    "firm's firm’s",
  ])('%s are one', (text) => {
    expect(new Set(termsIn(text)).size).toBeLessThanOrEqual(1)
  })

  test.each(['5,000 5000', '1,234,567 1234567'])('%s are one number', (text) => {
    expect(new Set(termsIn(text)).size).toBe(1)
  })

  test('a decimal is one word, and neither half of it', () => {
    expect(termsIn('from 0.93, in 2025.')).toEqual(['0.93', '2025'])
  })

  test.each(['apps apply', 'product process', 'server service', 'interns internal'])('%s are two', (text) => {
    expect(new Set(termsIn(text)).size).toBe(2)
  })

  test('words of grammar are left out, and hyphens part', () => {
    expect(termsIn('What is the re-run of a long-lived pipeline?')).toEqual(
      termsIn('re run long lived pipeline'),
    )
  })

  test.each([
    ['How long does a project take?', ['project', 'how-long']],
    ['how much does it cost', ['cost', 'how-much', '-price']],
    ['How many people are you?', ['peopl', 'how-mani', 'peopl']],
    ['how secure is it', ['secur']],
    ['what do you charge', ['charg', '-price']],
    ['can our own people help', ['peopl', 'help']],
    ['who owns the code', ['own', 'code', '-who']],
    ['a long project', ['long', 'project']],
  ])('“%s” asks for %j', (question, terms) => {
    expect(termsOfQuestion(question)).toEqual(terms)
  })

  test('where something comes from is no question of a place', () => {
    expect(askedIn('Where are you?')).toEqual(['-where'])
    expect(askedIn('Where does the figure come from?')).toEqual([])
  })
})
