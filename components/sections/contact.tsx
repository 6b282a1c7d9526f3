import { draftKey } from '#components/contact/draft.ts'
import { SentMessage } from '#components/contact/SentMessage.tsx'
import { Island } from '#components/hydration/Island.tsx'
import ContactForm from '#components/islands/ContactForm.tsx'
import { usePlaceOf } from '#components/pageReport.ts'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { PhoneLink } from '#components/ui/links.tsx'
import { PersonLine } from '#components/ui/Person.tsx'
import { SectionLabel } from '#components/ui/Section.tsx'
import { site } from '#content/site.ts'
import { contactSent } from '#content/words.ts'
import { responseTime } from '#data/responseTime.ts'
import type { Contact } from '#data/schemas/pages/contact.ts'

/** The form, and beside it the facts: how soon, by whom, and what happens next. */
export function ContactSection({
  numbered,
  label,
  title,
  lead,
  facts,
  next,
  reader,
}: Contact['section'] & { numbered?: boolean; reader?: Contact['reader'] }) {
  const { span, window } = responseTime
  const botCheck = usePlaceOf('bot-check')
  return (
    <section id="contact" className="py-section">
      <div className="page-width">
        <SectionLabel numbered={numbered}>{label}</SectionLabel>
        <div className="mt-6 grid gap-9 md:mt-8 md:gap-14 lg:grid-cols-12">
          <div className="lg:col-span-7" data-contact-form>
            <div data-before-sending>
              <h2 className="text-h2">{title}</h2>
              <p className="mt-4 max-w-measure text-lead text-muted md:mt-5">{lead}</p>
            </div>
            <div
              {...botCheck}
              id="contact-form"
              data-hydrate-if-stored={draftKey}
              className="mt-7 scroll-mt-24 md:mt-10"
            >
              {/* The edge lists here what it refused, when the form was sent without script. */}
              <div
                id="contact-form-errors"
                data-form-errors
                role="alert"
                hidden
                className="notice mb-6 rounded-md border border-danger p-5 text-danger"
              />
              <Island when="visible">
                <ContactForm />
              </Island>
            </div>
          </div>
          <aside className="lg:col-span-4 lg:col-start-9" aria-label={facts.label} data-before-sending>
            <dl className="divide-y divide-line border-y border-line">
              <Fact term={facts.responseTime}>
                {span}, {window}
              </Fact>
              <Fact term={facts.email}>
                <a className="text-link" href={`mailto:${site.email.hello}`}>
                  {site.email.hello}
                </a>
              </Fact>
              {site.phone && (
                <Fact term={facts.phone}>
                  <PhoneLink phone={site.phone} />
                </Fact>
              )}
              {reader && (
                <Fact term={reader.label}>
                  <PersonLine person={reader.person} />
                  <p className="mt-2 text-small text-muted">{reader.person.answersFor}</p>
                </Fact>
              )}
            </dl>
            <h3 className="mt-7 text-h3 md:mt-10">{next.title}</h3>
            <ol className="mt-5 border-l border-line">
              {next.steps.map((step, index) => (
                <li key={step} className="relative pb-3 pl-6 last:pb-0 md:pb-6">
                  <span className="absolute top-2.5 -left-1 h-px w-2 bg-accent-text" aria-hidden="true" />
                  <span className="label text-accent-text">{index + 1}</span>
                  <p className="text-muted">{step}</p>
                </li>
              ))}
            </ol>
          </aside>
        </div>
      </div>
    </section>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="py-3 md:py-4">
      <dt className="label text-muted">{term}</dt>
      <dd className="mt-1 text-balance">{children}</dd>
    </div>
  )
}

/** Questions with their answers, all of them open: nobody should have to guess which one to unfold. */
export function Questions({ label, title, questions }: Contact['questions']) {
  return (
    <section className="bg-surface py-section">
      <div className="page-width">
        <SectionLabel>{label}</SectionLabel>
        <div className="mt-8 grid gap-12 lg:grid-cols-12">
          <AnchorHeading as="h2" className="text-h2 lg:col-span-4">
            {title}
          </AnchorHeading>
          <dl className="divide-y divide-line border-y border-line lg:col-span-8">
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
