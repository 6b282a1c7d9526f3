import { paragraph } from '@lintel/kit/chat/answer.ts'
import { chatReducer, startChat } from '@lintel/kit/chat/chatState.ts'
import { initialMessages, type Message } from '@lintel/kit/chat/conversation.ts'
import { expect, test } from 'vitest'

const start = startChat({ messages: initialMessages, sentTimes: [] })
const answer: Message = { role: 'assistant', content: { blocks: [paragraph('Hello')], quickReplies: [] } }

test('typing changes the input and clears the error', () => {
  const refused = chatReducer(start, { type: 'refused', error: 'No' })
  expect(refused.error).toBe('No')
  expect(chatReducer(refused, { type: 'typed', input: 'a' })).toEqual({ ...start, input: 'a' })
})

test('a message that is refused stays in the input', () => {
  const typed = chatReducer(start, { type: 'typed', input: '<>' })
  expect(chatReducer(typed, { type: 'refused', error: 'No' })).toEqual({ ...typed, error: 'No' })
})

test('a message that is sent is appended, its time kept and the input cleared, until the answer comes', () => {
  const typed = chatReducer(start, { type: 'typed', input: ' <b>' })
  const sent = chatReducer(typed, { type: 'sent', text: ' <b>', message: 'b', time: 5 })
  expect(sent).toEqual({
    messages: [...initialMessages, { role: 'user', content: 'b' }],
    sentTimes: [5],
    input: '',
    isSending: true,
    error: null,
  })
  const answered = chatReducer(sent, { type: 'answered', message: answer })
  expect(answered).toEqual({ ...sent, messages: [...sent.messages, answer], isSending: false })
})

test('a quick reply leaves the input alone', () => {
  const typed = chatReducer(start, { type: 'typed', input: 'half a thought' })
  expect(chatReducer(typed, { type: 'sent', text: 'Blog', message: 'Blog', time: 5 }).input).toBe(
    'half a thought',
  )
})

test('only the times of the last 60 seconds are kept', () => {
  const old = { ...start, sentTimes: [0, 1] }
  expect(chatReducer(old, { type: 'sent', text: 'a', message: 'a', time: 60_000 }).sentTimes).toEqual([
    1, 60_000,
  ])
})

test('a reset brings back the first messages and an empty input, but not the rate', () => {
  const sent = chatReducer(start, { type: 'sent', text: 'a', message: 'a', time: 5 })
  const reset = chatReducer({ ...sent, input: 'b', error: 'No' }, { type: 'reset' })
  expect(reset).toEqual({ ...start, sentTimes: [5] })
})

test('a page that is shown again goes on with what was said meanwhile, and keeps its input', () => {
  const typed = chatReducer(start, { type: 'typed', input: 'half a thought' })
  const conversation = { messages: [...initialMessages, answer], sentTimes: [7] }
  expect(chatReducer(typed, { type: 'continued', conversation })).toEqual({ ...typed, ...conversation })
})
