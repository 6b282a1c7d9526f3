import { chatLimits } from './rules/chat.ts'

/** The words of the assistant’s panel. */
export const words = {
  title: 'AI Assistant',
  open: 'Open AI Assistant',
  close: 'Close AI Assistant',
  reset: 'Reset conversation',
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  input: 'Your message',
  placeholder: 'Ask a question',
  send: 'Send message',
  length: (characters: number) => `${characters}/${chatLimits.message} characters`,
  quickReplies: 'Suggested questions',
  copy: 'Copy answer',
  copied: 'Copied',
  talkToPerson: 'Talk to a person',
} as const
