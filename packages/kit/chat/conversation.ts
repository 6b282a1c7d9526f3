import { chatGreeting, chatSuggested, chatLabels as labels } from '@lintel/engine/content/strings.ts'
import { chatMessages } from '@lintel/rules/chat.ts'
import { site } from '@site/data/site.ts'
import * as v from 'valibot'
import { type Answer, answerSchema, paragraph, phrase } from './answer.ts'

const messageShape = v.variant('role', [
  v.object({ role: v.picklist(['system', 'user']), content: v.string() }),
  v.object({ role: v.literal('assistant'), content: answerSchema }),
])

/** What a browser session keeps of the chat, on all pages. */
const conversationShape = v.object({
  messages: v.array(messageShape),
  /** When the visitor sent messages (milliseconds), for the rate limit. */
  sentTimes: v.array(v.number()),
})

export type Message = v.InferOutput<typeof messageShape>
export type Conversation = v.InferOutput<typeof conversationShape>

export const conversationKey = `${site.storagePrefix}.chat`

const instruction = `You are a professional helper for ${site.name}. Answer questions about the firm, its services and how it works.`

const greeting: Answer = {
  blocks: chatGreeting.map((template) => phrase(template)),
  quickReplies: chatSuggested.flatMap((id) => labels[id] ?? []),
}

export const initialMessages: Message[] = [
  { role: 'system', content: instruction },
  { role: 'assistant', content: greeting },
]

export const replyFailure: Message = {
  role: 'assistant',
  content: { blocks: [paragraph(chatMessages.replyFailed)], quickReplies: [] },
}

/** The conversation that this session left, or a new one where there is none or it cannot be read. */
export function loadConversation(storage: () => Pick<Storage, 'getItem'>): Conversation {
  try {
    return v.parse(conversationShape, JSON.parse(storage().getItem(conversationKey) ?? ''))
  } catch {
    return { messages: initialMessages, sentTimes: [] }
  }
}

/** Where storage is denied or full, the conversation lasts as long as the page. */
export function saveConversation(
  { messages, sentTimes }: Conversation,
  storage: () => Pick<Storage, 'setItem'>,
) {
  try {
    storage().setItem(conversationKey, JSON.stringify({ messages, sentTimes }))
  } catch {
    // The visitor asked a question, not to keep it: there is nothing to tell.
  }
}
