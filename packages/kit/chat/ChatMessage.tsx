// biome-ignore-all lint/suspicious/noArrayIndexKey: an answer never changes, so places are keys.

import { chatPanel as words } from '@lintel/engine/content/strings.ts'
import type { QuotedLine } from '@lintel/rules/search/siteIndex.ts'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
import { Button } from '../ui/Button.tsx'
import { type Answer, type Block, type Link, type Part, plainText } from './answer.ts'
import { initialMessages, type Message } from './conversation.ts'

/** What the assistant says first. */
const lead = 'leading-tight font-semibold text-text'

/** One message; those of the system are not shown. */
export function ChatMessage({ message, index }: { message: Message; index: number }) {
  if (message.role === 'assistant') {
    const isGreeting = index < initialMessages.length
    return (
      <div data-role="assistant" className={clsx('space-y-2.5', isGreeting && 'text-muted')}>
        <Speaker name={words.assistant} />
        <AnswerBlocks blocks={message.content.blocks} isGreeting={isGreeting} />
        {!isGreeting && <CopyAnswer answer={message.content} />}
      </div>
    )
  }
  if (message.role === 'system') return null
  return (
    <div data-role="user" className="dimension-line pt-3 wrap-anywhere">
      <p className="font-semibold whitespace-pre-wrap text-text">
        <Speaker name={words.you} />
        {message.content}
      </p>
    </div>
  )
}

function Speaker({ name }: { name: string }) {
  return <span className="sr-only">{name}: </span>
}

function AnswerBlocks({ blocks, isGreeting }: { blocks: Block[]; isGreeting: boolean }) {
  return blocks.map((block, index) => (
    <AnswerBlock key={index} block={block} isLead={isGreeting && index === 0} />
  ))
}

function AnswerBlock({ block, isLead }: { block: Block; isLead: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      return <p className={isLead ? lead : undefined}>{block.parts.map(partOf)}</p>
    case 'note':
      return <p className="text-muted">{block.parts.map(partOf)}</p>
    case 'list':
      return <ul className="list-disc space-y-1.5 pl-5 marker:text-accent-text">{block.items.map(itemOf)}</ul>
    case 'steps':
      return (
        <ol className="list-decimal space-y-1.5 pl-5 marker:text-accent-text">{block.items.map(itemOf)}</ol>
      )
    case 'quote':
      return (
        <figure className="space-y-1.5">
          <blockquote className="space-y-1.5 border-l-2 border-line pl-3">
            {block.lines.map((line, index) => (
              <Line key={index} {...line} />
            ))}
          </blockquote>
          <figcaption>
            <AnswerLink {...block.source} />
          </figcaption>
        </figure>
      )
  }
}

function Line({ label, text }: QuotedLine) {
  return (
    <p>
      {label && <span className="block text-muted">{label}</span>}
      {text}
    </p>
  )
}

const itemOf = (parts: Part[], index: number) => <li key={index}>{parts.map(partOf)}</li>

const partOf = (part: Part, index: number) =>
  typeof part === 'string' ? part : <AnswerLink key={index} {...part} />

/** Other sites open in a new tab, so that the conversation stays in view. */
function AnswerLink({ text, href }: Link) {
  const elsewhere = href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className="text-link" href={href} {...elsewhere}>
      {text}
    </a>
  )
}

/** How long (ms) a copy is confirmed (docs/requirements.md, "Sharing and copying"). */
const confirmationTime = 2000

/** Copies an answer as text, and confirms the last copy for a while. Where the clipboard is denied nothing happens (docs/requirements.md, "Sharing and copying"). */
function CopyAnswer({ answer }: { answer: Answer }) {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Repeats `copyText` of `behaviors/sharing.ts`: shared with the page's script, it would cost each page a request.
  async function copy() {
    try {
      await navigator.clipboard.writeText(plainText(answer))
    } catch {
      return
    }
    clearTimeout(timer.current)
    setIsCopied(true)
    timer.current = setTimeout(setIsCopied, confirmationTime, false)
  }
  return (
    <Button variant="ghost" size="icon-sm" className="-ml-2 text-muted" onClick={copy}>
      <InterfaceIcon id={isCopied ? 'check' : 'copy'} className="size-4.5" />
      <span className="sr-only">{isCopied ? words.copied : words.copy}</span>
    </Button>
  )
}
