import type { Message } from '@lintel/kit/chat/conversation.ts'
import { initialMessages } from '@lintel/kit/chat/conversation.ts'
import { draftFrom } from '@lintel/kit/chat/handOver.ts'
import { emptyFields } from '@lintel/kit/contact/draft.ts'
import { checkField, contactFields } from '@lintel/rules/contact.ts'
import { describe, expect, test } from 'vitest'

function asking(...questions: string[]): Message[] {
  return [...initialMessages, ...questions.map((content) => ({ role: 'user' as const, content }))]
}

describe('draftFrom', () => {
  test('lists what the visitor asked, each question once', () => {
    const draft = draftFrom(
      asking('What does it cost?', 'Who would lead it?', 'What does it cost?'),
      emptyFields,
    )
    expect(draft).toEqual({
      ...emptyFields,
      message: 'What I asked the assistant:\n- What does it cost?\n- Who would lead it?',
    })
    expect(checkField('message', draft?.message ?? '')).toBeUndefined()
  })

  test('makes nothing of a conversation without a question', () => {
    expect(draftFrom(initialMessages, { ...emptyFields, name: 'Ada' })).toBeUndefined()
  })

  test('keeps an earlier draft above the questions, and replaces the questions of an earlier hand-over', () => {
    const earlier = {
      ...emptyFields,
      name: 'Ada',
      email: 'ada@firm.example',
      company: 'Firm',
      message: 'We have a plan.\n',
    }
    const first = draftFrom(asking('One?'), earlier)
    expect(first).toMatchObject({
      name: 'Ada',
      email: 'ada@firm.example',
      company: 'Firm',
      message: 'We have a plan.\n\nWhat I asked the assistant:\n- One?',
    })
    const second = draftFrom(asking('One?', 'Two?'), first ?? emptyFields)
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
    const draft = draftFrom(messages, { ...emptyFields, message })
    expect(draft?.message.length).toBeLessThanOrEqual(contactFields.message.box)
    expect(draft?.message.startsWith(message)).toBe(true)
  })

  test('keeps the latest of many questions', () => {
    const draft = draftFrom(
      asking(...Array.from({ length: 90 }, (_, index) => `Question number ${index}`)),
      emptyFields,
    )
    expect(draft?.message).toContain('- Question number 89')
    expect(draft?.message).not.toContain('- Question number 0\n')
  })
})
