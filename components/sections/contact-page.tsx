import { contactSent } from '@lintel/engine/content/strings.ts'
import { draftKey } from '@lintel/kit/contact/draft.ts'
import { SentMessage } from '@lintel/kit/contact/SentMessage.tsx'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { LinkList } from '@lintel/kit/ui/links.tsx'
import { Section, SectionLabel, SplitSection } from '@lintel/kit/ui/Section.tsx'
import { responseTime } from '@lintel/rules/responseTime.ts'
import type { Contact } from '@site/data/schemas/pages/contact.ts'
import { Brief } from '#components/drawings/Brief.tsx'

/** The title, beside a drawing of what a message needs. */
export function Head({ section: { title, lead }, brief }: Pick<Contact, 'section' | 'brief'>) {
  return (
    <div className="contact-head grid items-end gap-x-8 gap-y-6 lg:grid-cols-12" data-before-sending>
      <h2 className="col-span-full text-poster">{title}</h2>
      <div className="lg:col-span-7">
        <p className="max-w-measure text-lead text-muted">{lead}</p>
      </div>
      <div className="border border-line lg:col-span-4 lg:col-start-9">
        <Brief {...brief} />
      </div>
    </div>
  )
}

/** What becomes of a message, along a measured line. */
export function Next({ title, steps }: Contact['section']['next']) {
  return (
    <div className="mt-10 md:mt-14" data-before-sending>
      <h3 className="text-h3">{title}</h3>
      <ol className="mt-5 ml-2 md:mt-7 md:ml-0 md:grid md:grid-cols-3">
        {steps.map((step, index) => (
          <li
            key={step}
            className="relative border-l border-edge pb-5 pl-6 before:absolute before:-top-2 before:-left-px before:h-4 before:w-px before:rotate-45 before:bg-accent-text last:pb-0 md:border-t md:border-l-0 md:pt-4 md:pr-8 md:pb-0 md:pl-0"
          >
            <p className="label text-accent-text">{index + 1}</p>
            <p className="mt-2 text-muted">{step}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What people ask before they write, beside a heading that stays in view. */
export function Questions({ questions, label, title }: Contact['questions']) {
  return (
    <SplitSection title={title} tone="band">
      <Answers label={label} questions={questions} className="border-b" />
    </SplitSection>
  )
}

/** What they ask before they sign, which is more: in two columns. */
export function Agreement({ questions, label, title }: Contact['agreement']) {
  return (
    <Section title={title}>
      <Answers label={label} questions={questions} className="gap-x-8 md:grid-cols-2 lg:gap-x-16" />
    </Section>
  )
}

type AnswersProps = Pick<Contact['questions'], 'label' | 'questions'> & { className: string }

/** Questions with their answers, unfolded all at once: nobody should have to guess which one to unfold. */
function Answers({ label, questions, className }: AnswersProps) {
  return (
    <Fold label={label} count={questions.length}>
      <dl className={`grid border-line ${className}`}>
        {questions.map(({ question, answer, link }) => (
          <div key={question} className="border-t border-line py-5">
            <dt className="text-lead font-semibold">{question}</dt>
            <dd className="mt-2 max-w-measure text-muted">
              {answer}
              {link && <LinkList links={[link]} className="mt-2" />}
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
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
