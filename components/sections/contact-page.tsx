import { draftKey } from '#components/contact/draft.ts'
import { SentMessage } from '#components/contact/SentMessage.tsx'
import { Brief } from '#components/drawings/Brief.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { SectionLabel } from '#components/ui/Section.tsx'
import { contactSent } from '#content/words.ts'
import { responseTime } from '#data/responseTime.ts'
import type { Contact } from '#data/schemas/pages/contact.ts'

/** The title, beside a drawing of what a message needs. */
export function Head({ section: { title, lead }, brief }: Pick<Contact, 'section' | 'brief'>) {
  return (
    <div
      className="contact-head mt-6 grid items-end gap-x-8 gap-y-6 md:mt-8 lg:grid-cols-12"
      data-before-sending
    >
      <div className="lg:col-span-7">
        <h2 className="text-display">{title}</h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{lead}</p>
      </div>
      <div className="border border-line lg:col-span-4 lg:col-start-9">
        <Brief {...brief} />
      </div>
    </div>
  )
}

/** Questions with their answers, all of them open: nobody should have to guess which one to unfold. */
export function Questions({ label, title, questions }: Contact['questions']) {
  return (
    <section className="bg-surface pb-section first-of-type:pt-section">
      <div className="page-width">
        <SectionLabel>{label}</SectionLabel>
        <div className="mt-8 grid gap-x-8 gap-y-9 md:grid-cols-12">
          <div className="md:col-span-4">
            <AnchorHeading as="h2" className="text-h2 md:sticky md:top-28">
              {title}
            </AnchorHeading>
          </div>
          <dl className="divide-y divide-line border-y border-line md:col-span-8">
            {questions.map(({ question, answer }) => (
              <div key={question} className="py-5">
                <dt className="text-h3 font-semibold">{question}</dt>
                <dd className="mt-2 max-w-measure text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}

/** The answer to the form when it was sent without script. The edge writes the message's own facts into it. */
export function Sent() {
  const { label, title, receipt, again } = contactSent
  const { span, window } = responseTime
  return (
    <section data-forget-stored={draftKey} className="page-width pt-28 pb-section md:min-h-[80svh] md:pt-32">
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
