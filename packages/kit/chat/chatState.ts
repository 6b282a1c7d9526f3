import { recentTimes } from '@lintel/rules/chat.ts'
import { type Conversation, initialMessages, type Message } from './conversation.ts'

interface ChatState extends Conversation {
  input: string
  isSending: boolean
  /** Why the last attempt to send was refused. */
  error: string | null
}

type ChatAction =
  | { type: 'typed'; input: string }
  | { type: 'refused'; error: string }
  /** `text` is what the visitor wrote, `message` what is left of it once cleaned. */
  | { type: 'sent'; text: string; message: string; time: number }
  | { type: 'answered'; message: Message }
  | { type: 'reset' }
  /** Another page of this session went on with the conversation. */
  | { type: 'continued'; conversation: Conversation }

export function startChat(conversation: Conversation): ChatState {
  return { ...conversation, input: '', isSending: false, error: null }
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'typed':
      return { ...state, input: action.input, error: null }
    case 'refused':
      return { ...state, error: action.error }
    case 'sent':
      return {
        messages: [...state.messages, { role: 'user', content: action.message }],
        sentTimes: [...recentTimes(state.sentTimes, action.time), action.time],
        // A quick reply leaves alone what stands in the input.
        input: action.text === state.input ? '' : state.input,
        isSending: true,
        error: null,
      }
    case 'answered':
      return { ...state, messages: [...state.messages, action.message], isSending: false }
    case 'reset':
      // The times stay, or a reset would be a way around the rate limit.
      return startChat({ messages: initialMessages, sentTimes: state.sentTimes })
    case 'continued':
      return { ...state, ...action.conversation }
  }
}
