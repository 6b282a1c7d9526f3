import { paragraph, plainText } from '@lintel/kit/chat/answer.ts'
import {
  type Conversation,
  conversationKey,
  initialMessages,
  loadConversation,
  saveConversation,
} from '@lintel/kit/chat/conversation.ts'
import { site } from '@site/data/site.ts'
import { describe, expect, test } from 'vitest'

const fresh: Conversation = { messages: initialMessages, sentTimes: [] }

const conversation: Conversation = {
  messages: [
    ...initialMessages,
    { role: 'user', content: 'Where do I read more?' },
    {
      role: 'assistant',
      content: { blocks: [paragraph('On the ', { text: 'blog', href: '/blog' })], quickReplies: ['Blog'] },
    },
  ],
  sentTimes: [1_700_000_000_000],
}

function storageOf(text: string | null) {
  return () => ({ getItem: () => text })
}

test('a conversation begins with a system message and a greeting that offers help', () => {
  expect(initialMessages.map(({ role }) => role)).toEqual(['system', 'assistant'])
  const greeting = initialMessages[1]?.content
  if (typeof greeting !== 'object') throw new Error('The greeting has no blocks.')
  for (const subject of ['AI solutions', 'data analytics', 'cybersecurity', 'digital transformation']) {
    expect(plainText(greeting)).toContain(subject)
  }
})

test('what is saved under the key is loaded again', () => {
  const records = new Map<string, string>()
  saveConversation(conversation, () => ({ setItem: (key, text) => records.set(key, text) }))
  expect([...records.keys()]).toEqual([`${site.storagePrefix}.chat`])
  expect(loadConversation(storageOf(records.get(conversationKey) ?? null))).toEqual(conversation)
})

describe('a new conversation begins', () => {
  test.each([
    ['nothing is stored', null],
    ['the record is no JSON', '{'],
    ['the record is of another shape', '{"messages":[{"role":"robot","content":"Hello"}],"sentTimes":[]}'],
    ['there are no times', '{"messages":[]}'],
    [
      'a link leads to a script',
      JSON.stringify({
        messages: [
          {
            role: 'assistant',
            content: {
              blocks: [{ kind: 'paragraph', parts: [{ text: 'x', href: 'javascript:alert(1)' }] }],
              quickReplies: [],
            },
          },
        ],
        sentTimes: [],
      }),
    ],
  ])('where %s', (_reason, text) => {
    expect(loadConversation(storageOf(text))).toEqual(fresh)
  })

  test('where storage is denied', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(loadConversation(denied)).toEqual(fresh)
    expect(() => saveConversation(conversation, denied)).not.toThrow()
  })
})
