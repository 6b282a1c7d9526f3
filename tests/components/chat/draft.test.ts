import { describe, expect, test } from 'vitest'
import type { Message } from '#components/chat/conversation.ts'
import { initialMessages } from '#components/chat/conversation.ts'
import { draftFrom, readDraft } from '#components/chat/draft.ts'
import { checkField, contactLimits } from '#data/rules/contact.ts'

const now = new Date('2025-03-10T12:00:00.000Z')
const empty = { name: '', email: '', company: '', message: '' }

function asking(...questions: string[]): Message[] {
  return [...initialMessages, ...questions.map((content) => ({ role: 'user' as const, content }))]
}

describe('draftFrom', () => {
  test('lists what the visitor asked, each question once', () => {
    const draft = draftFrom(
      asking('What does it cost?', 'Who would lead it?', 'What does it cost?'),
      empty,
      now,
    )
    expect(draft).toEqual({
      ...empty,
      message: 'What I asked the assistant:\n- What does it cost?\n- Who would lead it?',
      savedAt: '2025-03-10T12:00:00.000Z',
    })
    expect(checkField('message', draft?.message ?? '')).toBeUndefined()
  })

  test('makes nothing of a conversation without a question', () => {
    expect(draftFrom(initialMessages, { ...empty, name: 'Ada' }, now)).toBeUndefined()
  })

  test('keeps an earlier draft above the questions, and replaces the questions of an earlier hand-over', () => {
    const earlier = { name: 'Ada', email: 'ada@firm.example', company: 'Firm', message: 'We have a plan.\n' }
    const first = draftFrom(asking('One?'), earlier, now)
    expect(first).toMatchObject({
      name: 'Ada',
      email: 'ada@firm.example',
      company: 'Firm',
      message: 'We have a plan.\n\nWhat I asked the assistant:\n- One?',
    })
    const second = draftFrom(asking('One?', 'Two?'), first ?? empty, now)
    expect(second?.message).toBe('We have a plan.\n\nWhat I asked the assistant:\n- One?\n- Two?')
  })

  test.each([
    [
      'many questions',
      asking(...Array.from({ length: 40 }, (_, index) => `Question ${index}: ${'why '.repeat(10)}`)),
      '',
    ],
    ['a question that fills the box alone', asking('ab '.repeat(333)), ''],
    ['an earlier draft that leaves little room', asking('Why?'), 'm'.repeat(950)],
    ['an earlier draft that leaves none', asking('Why?'), 'm'.repeat(1000)],
    ['both', asking('ab '.repeat(333)), 'm'.repeat(700)],
  ])('fits the message box with %s', (_case, messages, message) => {
    const draft = draftFrom(messages, { ...empty, message }, now)
    expect(draft?.message.length).toBeLessThanOrEqual(contactLimits.message.box)
    expect(draft?.message.startsWith(message)).toBe(true)
  })

  test('keeps the latest of many questions', () => {
    const draft = draftFrom(
      asking(...Array.from({ length: 90 }, (_, index) => `Question number ${index}`)),
      empty,
      now,
    )
    expect(draft?.message).toContain('- Question number 89')
    expect(draft?.message).not.toContain('- Question number 0\n')
  })
})

describe('readDraft', () => {
  const draft = { ...empty, message: 'Hello there', savedAt: '2025-03-09T12:00:01.000Z' }

  test('reads a draft of the last 24 hours', () => {
    expect(readDraft(JSON.stringify(draft), now)).toEqual(draft)
  })

  test.each([
    ['none', null],
    ['one of a day ago', JSON.stringify({ ...draft, savedAt: '2025-03-09T12:00:00.000Z' })],
    ['one without a time', JSON.stringify(empty)],
    ['one with a field missing', JSON.stringify({ message: 'Hello', savedAt: draft.savedAt })],
    ['what is no JSON', 'draft'],
  ])('ignores %s', (_case, stored) => {
    expect(readDraft(stored, now)).toBeUndefined()
  })
})
