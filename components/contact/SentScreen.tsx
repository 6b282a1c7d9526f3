import { useEffect, useRef } from 'react'
import { edgeUrl } from '#components/edgeUrl.ts'
import { Button } from '#components/ui/Button.tsx'
import { contactForm } from '#data/contact.ts'
import { responseTime } from '#data/responseTime.ts'
import type { ContactReceipt } from './send.ts'

/** The acknowledgment, with what the sender can quote and when to expect an answer, in the sender's own time zone. */
export function SentScreen({
  receipt,
  onSendAnother,
}: {
  receipt: ContactReceipt
  onSendAnother: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-md border border-line bg-surface p-8">
      <h3 ref={heading} tabIndex={-1} className="text-h3 text-success">
        {contactForm.sent}
      </h3>
      <dl className="mt-5 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {receipt.reference && (
          <>
            <dt className="text-muted">{contactForm.reference}</dt>
            <dd className="font-mono">{receipt.reference}</dd>
          </>
        )}
        <dt className="text-muted">{contactForm.replyBy}</dt>
        <dd>{receipt.replyBy ? localTime(receipt.replyBy) : promised()}</dd>
      </dl>
      {receipt.receipt && (
        <p className="mt-5">
          <a className="text-link" href={edgeUrl(receipt.receipt)}>
            {contactForm.receipt}
          </a>
        </p>
      )}
      <Button className="mt-7" variant="outline" onClick={onSendAnother}>
        {contactForm.sendAnother}
      </Button>
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
