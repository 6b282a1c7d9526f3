import { findSpam, spamKeywords } from '@lintel/rules/spam.ts'
import { describe, expect, test } from 'vitest'
import { expectAccepted, expectRefused } from './expectIssues.ts'

const rule = (message: string) => {
  const detail = findSpam(message)
  return detail === undefined ? undefined : { message: detail }
}

describe('keywords', () => {
  test('are those that were asked for', () => {
    expect([...spamKeywords]).toEqual([
      'viagra',
      'casino',
      'lottery',
      'winner',
      'congratulations',
      'click here',
      'free money',
      'urgent',
      'act now',
      'limited time',
      'bitcoin',
      'crypto',
      'investment',
      'guaranteed',
      'no risk',
    ])
  })

  test.each(spamKeywords)('%s is refused as a whole word, in any case', (keyword) => {
    const detail = `The ${keyword.includes(' ') ? 'phrase' : 'word'} “${keyword}” triggered the spam check.`
    for (const text of [
      keyword,
      `Our ${keyword.toUpperCase()}!`,
      `(${keyword})`,
      `so: ${keyword}, and more`,
    ]) {
      expect(findSpam(`${text} and some plain words`)).toBe(detail)
    }
  })

  expectAccepted(rule, [
    'We review our cryptography and key rotation.',
    'The investments team needs a new reporting platform.',
    'We are winning tenders but lose time on Windows servers.',
    'The request is non-urgent and can wait until spring.',
    'Crypto-agility is on our roadmap for next year.',
    'The case-load, lotteries and casinos excepted, is urgently growing.',
    'They act nowadays without a plan for the unlimited time series.',
    'There is no riskier moment than a migration weekend.',
  ])
})

describe('repetition', () => {
  expectAccepted(rule, [
    'data data data data data',
    'the the the the the the the the',
    'Data, models, reports.',
  ])
  expectRefused(rule, 'The word “data” appears 6 times. The spam check allows at most 5.', [
    'data data data data data data',
    'Data data, DATA data; data "data"',
  ])
})

describe('capital letters', () => {
  const refused = 'More than half of the message is in capital letters.'
  expectAccepted(rule, ['WE NEED HELP WITH OUR NETWORK', `${'AB '.repeat(12)}cd ef gh ij kl mn`])
  expectRefused(rule, refused, [
    'WE NEED HELP WITH OUR NETWORK AND OUR CLOUD PLATFORM TODAY',
    'ÄÖÜ'.repeat(20),
  ])
})

describe('special characters', () => {
  const refused = 'More than 30 percent of the message is special characters.'
  expectAccepted(rule, [
    'abcdefg!!!',
    'Wir möchten eine Datenplattform.',
    '数据平台需要重新设计',
    'नमस्ते दुनिया कैसे हैं',
  ])
  expectRefused(rule, refused, ['abcdef!!!!', '$$$ !!! ### cheap', '👍👍👍👍👍👍👍👍👍👍'])
})
