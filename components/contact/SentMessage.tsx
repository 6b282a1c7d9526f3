import type { ReactNode } from 'react'
import { InterfaceIcon } from '#components/icons/interface.tsx'
import { contactSent } from '#data/contactSent.ts'

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
              <dd className="mt-2 text-h3 font-semibold break-all figures">{reference}</dd>
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
