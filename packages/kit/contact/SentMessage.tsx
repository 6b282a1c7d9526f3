import { contactSent } from '@lintel/engine/content/strings.ts'
import { responseTime } from '@lintel/rules/responseTime.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
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
        <InterfaceIcon id="check" className="-ml-2 size-12 text-success" />
        {heading}
        <p className="mt-6 max-w-md text-lead text-muted">{contactSent.text}</p>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <dl className="divide-y divide-line border-y border-line">
          {reference && (
            <div className="py-5">
              <dt className="label text-muted">{contactSent.reference}</dt>
              <dd className="mt-2 text-h3 font-semibold break-all">{reference}</dd>
            </div>
          )}
          <div className="py-5">
            <dt className="label text-muted">{contactSent.replyBy}</dt>
            <dd className="mt-2">{replyBy}</dd>
          </div>
        </dl>
        {reference && <p className="mt-6 text-muted">{contactSent.keep}</p>}
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}

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
