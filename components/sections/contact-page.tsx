import { contactSent } from '@lintel/engine/content/strings.ts'
import { draftKey } from '@lintel/kit/contact/draft.ts'
import { SentMessage } from '@lintel/kit/contact/SentMessage.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import { responseTime } from '@lintel/rules/responseTime.ts'

/** The answer to the form when it was sent without script. The edge writes the message's own facts into it. */
export function Sent() {
  const { label, title, receipt, again } = contactSent
  const { span, window } = responseTime
  return (
    <section data-forget-stored={draftKey} className="page-width pt-24 pb-section md:min-h-[80svh] md:pt-28">
      <SectionLabel>{label}</SectionLabel>
      <div className="mt-10">
        <SentMessage
          heading={<h1 className="mt-6 text-display">{title}</h1>}
          reference={<span data-enquiry-reference="">—</span>}
          replyBy={
            <span data-enquiry-reply-by="">
              {span}, {window}
            </span>
          }
          actions={
            <>
              <ButtonLink href={again.href}>{again.label}</ButtonLink>
              <ButtonLink href={again.href} variant="outline" data-enquiry-receipt="">
                {receipt}
              </ButtonLink>
            </>
          }
        />
      </div>
    </section>
  )
}
