import { contactSent } from '@lintel/engine/content/strings.ts'
import { responseTime } from '@lintel/rules/responseTime.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { edgeUrl } from '../postToEdge.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { ContactReceipt } from './send.ts'

interface SentMessageProps {
  /** The heading, at the level that fits where it is used. */
  heading: ReactNode
  reference?: ReactNode
  /** When to expect the reply, with the time zone. */
  replyBy: ReactNode
  actions: ReactNode
}

/** Confirms a message, with the reference to quote and the time of the reply. */
export function SentMessage({ heading, reference, replyBy, actions }: SentMessageProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <LaidBeam />
        {heading}
        <p className="mt-6 max-w-md text-lead text-muted">{contactSent.text}</p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <dl className="divide-y divide-line border-y border-line">
          {reference && (
            <div className="py-5">
              <dt className="label text-muted">{contactSent.reference}</dt>
              <dd className="mt-2 font-mono text-h2 break-all">{reference}</dd>
            </div>
          )}
          <div className="py-5">
            <dt className="label text-muted">{contactSent.replyBy}</dt>
            <dd className="mt-2">{replyBy}</dd>
          </div>
        </dl>
        {reference && <p className="mt-6">{contactSent.keep}</p>}
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}

/** What the sketch of the form has become: its beam lies on its posts, and carries. */
function LaidBeam() {
  return (
    <svg viewBox="0 0 400 152" className="w-full max-w-sm fill-background stroke-text" aria-hidden="true">
      <path className="stroke-muted" d={GROUND_HATCH} />
      <path strokeWidth="2" d="M0 140H400M64 140V56h20v84M316 140V56h20v84" />
      <g ref={layDown}>
        <path strokeWidth="2" d="M24 24H376V56H24z" />
        <path className="stroke-accent-text" strokeWidth="2" d="M24 40H376" />
        <circle className="fill-accent stroke-accent-text" cx="74" cy="56" r="5" />
        <circle className="fill-accent stroke-accent-text" cx="326" cy="56" r="5" />
      </g>
    </svg>
  )
}

/** In script, as no page pays for styles of what it may never show. */
function layDown(beam: SVGGElement | null) {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
  beam?.animate([{ transform: 'translateY(-24px)' }, {}], {
    duration: 600,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  })
}

const GROUND_HATCH = Array.from({ length: 33 }, (_, index) => `M${index * 12 + 10} 140l-10 10`).join('')

/** Replaces the contact section (`styles/layout.css`), with times in the sender's own time zone. */
export function SentScreen({
  receipt,
  onSendAnother,
}: {
  receipt: ContactReceipt
  onSendAnother: () => void
}) {
  const screen = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The page became shorter around the pressed button, so scroll to the confirmation.
    screen.current?.scrollIntoView()
  }, [])
  return (
    <div ref={screen} data-message-sent>
      <SentMessage
        heading={
          <h2 ref={heading} tabIndex={-1} className="mt-6 text-display">
            {contactSent.title}
          </h2>
        }
        reference={receipt.reference}
        replyBy={receipt.replyBy ? localTime(receipt.replyBy) : promised()}
        actions={
          <>
            <Button onClick={onSendAnother}>{contactSent.again.label}</Button>
            {receipt.receipt && (
              <ButtonLink href={edgeUrl(receipt.receipt)} variant="outline">
                {contactSent.receipt}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  )
}

function localTime(instant: string): string {
  return new Date(instant).toLocaleString(undefined, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

function promised(): string {
  const { span, window } = responseTime
  return `${span}, ${window}`
}
