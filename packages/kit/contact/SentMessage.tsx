import { contactSent } from '@lintel/engine/content/strings.ts'
import { responseTime } from '@lintel/rules/responseTime.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { InterfaceIcon } from '../icons/interface.tsx'
import { edgeUrl } from '../postToEdge.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import type { ContactReceipt } from './send.ts'

interface SentMessageProps {
  /** The heading, of the level that its place asks for. */
  heading: ReactNode
  reference?: ReactNode
  /** When the answer comes, with its time zone. */
  replyBy: ReactNode
  actions: ReactNode
}

/** The acknowledgment of a message, with what its sender can quote and when to expect an answer. */
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

/** The acknowledgment in the place of the whole contact section (`styles/layout.css`), by the sender's own clock. */
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
    // In its full height, as the page became shorter above and below the button that was pressed.
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
