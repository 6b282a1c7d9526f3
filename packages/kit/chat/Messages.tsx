import { chatPanel as words } from '@lintel/engine/content/strings.ts'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ScrollArea } from '../ui/ScrollArea.tsx'
import { ChatMessage } from './ChatMessage.tsx'
import type { Message } from './conversation.ts'

interface MessagesProps {
  messages: Message[]
  isSending: boolean
  onQuickReply: (text: string) => void
}

/** The conversation so far. It scrolls so that the latest question and the beginning of its answer are in view. */
export function Messages({ messages, isSending, onQuickReply }: MessagesProps) {
  const area = useRef<HTMLDivElement>(null)
  const latest = messages.at(-1)
  const quickReplies = !isSending && latest?.role === 'assistant' ? latest.content.quickReplies : []

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is each new message that moves the view.
  useLayoutEffect(() => showLatestQuestion(area), [messages])

  function choose(text: string) {
    // The button goes away with its click: the focus stays with the conversation.
    area.current?.focus()
    onQuickReply(text)
  }

  return (
    <ScrollArea
      ref={area}
      role="group"
      aria-label={words.conversation}
      className="fades-out relative flex min-h-24 flex-1 flex-col gap-5 p-5 text-body leading-normal focus-visible:-outline-offset-2"
    >
      <div role="log" aria-live="polite" className="flex flex-col gap-5">
        {messages.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever appended.
          <ChatMessage key={index} message={message} index={index} />
        ))}
      </div>
      {isSending && <TypingIndicator />}
      {quickReplies.length > 0 && <QuickReplies texts={quickReplies} onChoose={choose} />}
    </ScrollArea>
  )
}

/** A long question gives way to its answer, whose beginning is in the upper half. */
function showLatestQuestion({ current: area }: RefObject<HTMLDivElement | null>) {
  if (!area) return
  const question = [...area.querySelectorAll<HTMLElement>('[data-role="user"]')].at(-1)
  const answer = question?.nextElementSibling
  const start = question?.offsetTop ?? 0
  const most = answer instanceof HTMLElement ? answer.offsetTop - area.clientHeight / 3 : 0
  area.scrollTo({ top: Math.max(start - 20, most) })
}

/** Questions that are sent with one click, just above where others are typed. */
function QuickReplies({ texts, onChoose }: { texts: string[]; onChoose: (text: string) => void }) {
  return (
    <ul aria-label={words.quickReplies} className="grid grid-cols-2 border-t border-l border-edge">
      {texts.map((text) => (
        <li key={text} className="border-r border-b border-edge">
          <button
            type="button"
            className="size-full min-h-11 px-3 py-2 text-left leading-tight font-semibold hover:bg-surface hover:text-accent-text focus-visible:-outline-offset-2"
            onClick={() => onChoose(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Three ticks. Screen readers hear the answer itself a moment later. */
function TypingIndicator() {
  return (
    <div aria-hidden="true" data-typing className="flex gap-2.5 border-l border-accent-text py-2 pl-5">
      <span className="h-3 w-px rotate-45 animate-pulse bg-accent-text" />
      <span className="h-3 w-px rotate-45 animate-pulse bg-accent-text delay-150" />
      <span className="h-3 w-px rotate-45 animate-pulse bg-accent-text delay-300" />
    </div>
  )
}
