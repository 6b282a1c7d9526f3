import { words } from '#data/chat.ts'
import { AnswerBlocks } from './AnswerBlocks.tsx'
import { CopyAnswer } from './CopyAnswer.tsx'
import { initialMessages, type Message } from './conversation.ts'

/** One message; those of the system are not shown. */
export function ChatMessage({ message, index }: { message: Message; index: number }) {
  if (message.role === 'assistant') {
    return (
      <div data-role="assistant" className="space-y-2.5 border-l border-accent-text pl-4">
        <Speaker name={words.assistant} />
        <AnswerBlocks blocks={message.content.blocks} />
        {index >= initialMessages.length && <CopyAnswer answer={message.content} />}
      </div>
    )
  }
  if (message.role === 'system') return null
  return (
    <div
      data-role="user"
      className="ml-10 self-end wrap-anywhere rounded-md border border-line bg-surface px-4 py-2.5"
    >
      <p className="whitespace-pre-wrap">
        <Speaker name={words.you} />
        {message.content}
      </p>
    </div>
  )
}

function Speaker({ name }: { name: string }) {
  return <span className="sr-only">{name}: </span>
}
