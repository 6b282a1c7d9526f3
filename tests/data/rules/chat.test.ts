import {
  chatLimits,
  chatMessages,
  chatSpamPatterns,
  chatSpamWords,
  checkChatMessage,
  cleanChatMessage,
  isChatSpam,
  recentTimes,
} from '@lintel/rules/chat.ts'
import { describe, expect, test } from 'vitest'
import { expectAccepted, expectRefused } from './expectIssues.ts'

const now = Date.UTC(2025, 2, 10, 12)

describe('cleanChatMessage', () => {
  test.each([
    ['  What do you do?\n', 'What do you do?'],
    ['<b>Hello</b>', 'bHello/b'],
    ['javascript:alert(1)', 'alert(1)'],
    ['JavaScript:alert(1)', 'alert(1)'],
    ['See data:text/html,hi', 'See text/html,hi'],
    ['vbscript:msgbox', 'msgbox'],
    ['java<script:alert(1)', 'alert(1)'],
    ['javascript:javascript:alert(1)', 'alert(1)'],
    ['javascript:data:vbscript:x', 'x'],
    ['img onerror=alert(1)', 'img alert(1)'],
    ['img ONLOAD = alert(1)', 'img  alert(1)'],
    ['onclick onload==alert(1)', 'alert(1)'],
    ['data:', ''],
    ['<>', ''],
    [' \n\t ', ''],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanChatMessage(text)).toBe(clean)
  })

  test.each([
    'Where is our metadata: in the lake?',
    'If one = yes, what is the only = sign for?',
    'Line one\nline two',
    'Costs of “AI” — für Ärzte 👩‍⚕️',
  ])('%j stays as it is', (text) => {
    expect(cleanChatMessage(text)).toBe(text)
  })

  test('cuts after 1000 characters', () => {
    expect(cleanChatMessage('ab'.repeat(600))).toBe('ab'.repeat(500))
  })

  test('leaves nothing to clean', () => {
    const once = cleanChatMessage('jav<ascript:jadata:vascript:ononclick=load=x')
    expect(cleanChatMessage(once)).toBe(once)
  })
})

describe('spam', () => {
  const rule = (message: string) => (isChatSpam(message) ? { message: chatMessages.spam } : undefined)

  expectRefused(rule, chatMessages.spam, [
    'a'.repeat(11),
    `Hello${'!'.repeat(11)}`,
    '👍'.repeat(11),
    'AA BC'.repeat(20),
    `please note ${'READ THIS NOW '.repeat(4)}`,
    'aaaabbbb',
    'hellooooo!!!!',
    ...chatSpamWords,
    'FREE',
    'Is it free?',
    'Click here',
    '"win"',
    'money.',
  ])
  expectAccepted(rule, [
    'a'.repeat(10),
    '-'.repeat(8),
    'aaaa bbbb',
    'aaabbbb',
    'WE NEED AN API FOR OUR ERP AND CRM',
    'Freedom of information',
    'A non-profit needs a data platform',
    'risk-free',
    'win-win',
    'Which window is open?',
    'Do you use cryptography?',
    'Clickstream analytics and profitability reports',
    'investments',
    'moneybox',
  ])

  test('the words that are spam are those that were asked for', () => {
    expect([...chatSpamWords]).toEqual([
      'bitcoin',
      'crypto',
      'investment',
      'profit',
      'money',
      'free',
      'win',
      'click',
    ])
  })

  test('capital letters count from the fiftieth', () => {
    const letters = 'ABCDE '.repeat(9)
    expect(chatSpamPatterns.capitals.test(letters.slice(0, 50))).toBe(true)
    expect(chatSpamPatterns.capitals.test(letters.slice(0, 49))).toBe(false)
  })
})

describe('checkChatMessage', () => {
  const rule = (text: string) => {
    const message = checkChatMessage(text, [], now)
    return message === undefined ? undefined : { message }
  }

  expectRefused(rule, chatMessages.empty, ['', '   ', '<>', 'javascript:'])
  expectRefused(rule, chatMessages.long, ['ab '.repeat(334)])
  expectRefused(rule, chatMessages.spam, ['Bitcoin?'])
  expectAccepted(rule, ['?', 'What do you do?', 'ab'.repeat(500), `  ${'ab'.repeat(500)}  `])

  test('refuses the eleventh message within 60 seconds', () => {
    const times = Array.from({ length: chatLimits.rate.messages }, (_, index) => now - 59_999 + index)
    expect(checkChatMessage('Hello', times.slice(1), now)).toBeUndefined()
    expect(checkChatMessage('Hello', times, now)).toBe(chatMessages.rate)
    expect(checkChatMessage('Hello', times, now + 1)).toBeUndefined()
  })

  test('forgets times that are over, or that a changed clock put into the future', () => {
    expect(recentTimes([now - 60_000, now - 59_999, now, now + 5000], now)).toEqual([now - 59_999, now])
  })
})

test('the words are those that were asked for', () => {
  expect(chatMessages).toEqual({
    empty: 'Please enter a message',
    long: 'Message too long. Maximum 1000 characters allowed.',
    spam: 'Message appears to be spam. Please try a different message.',
    rate: 'Too many messages. Please wait a moment before sending another message.',
    failed: 'Failed to send message. Please try again.',
    replyFailed: 'Sorry, I ran into an issue. Please try again.',
  })
})
