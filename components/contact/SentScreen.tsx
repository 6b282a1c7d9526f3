import { useEffect, useRef } from 'react'
import { edgeUrl } from '#components/edgeUrl.ts'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { contactSent } from '#data/contactSent.ts'
import { responseTime } from '#data/responseTime.ts'
import { SentMessage } from './SentMessage.tsx'
import type { ContactReceipt } from './send.ts'

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
