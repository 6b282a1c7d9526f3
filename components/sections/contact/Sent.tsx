import { draftKey } from '#components/contact/draft.ts'
import { Mark } from '#components/drawings/marks/Mark.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { contactSent } from '#data/contactSent.ts'
import { responseTime } from '#data/responseTime.ts'

/** The answer to the form when it was sent without script. The edge writes the message's own facts into it. */
export function Sent() {
  const { label, title, text, reference, replyBy, keep, receipt, again } = contactSent
  const { span, window } = responseTime
  return (
    <section data-forget-stored={draftKey} className="page-width pt-28 pb-section md:min-h-[80svh] md:pt-32">
      <SectionLabel>{label}</SectionLabel>
      <div className="mt-10 grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <Mark id="check" className="-ml-2 size-12 text-success" />
          <h1 className="mt-6 text-display">{title}</h1>
          <p className="mt-6 max-w-md text-lead text-muted">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <dl className="divide-y divide-line border-y border-line">
            <div className="py-5">
              <dt className="label text-muted">{reference}</dt>
              <dd className="mt-2 text-h3 font-semibold break-all figures" data-enquiry-reference="">
                —
              </dd>
            </div>
            <div className="py-5">
              <dt className="label text-muted">{replyBy}</dt>
              <dd className="mt-2" data-enquiry-reply-by="">
                {span}, {window}
              </dd>
            </div>
          </dl>
          <p className="mt-6 text-muted">{keep}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={again.href}>{again.label}</ButtonLink>
            <ButtonLink href={again.href} variant="outline" data-enquiry-receipt="">
              {receipt}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
