import { getContent } from '@lintel/engine/content/store.ts'
import { draftKey } from '@lintel/kit/contact/draft.ts'
import { Island } from '@lintel/kit/hydration/Island.tsx'
import Form from '@lintel/kit/islands/ContactForm.tsx'
import { useThirdPartySlot } from '@lintel/kit/pageReport.ts'
import { ContactDetail, ContactDetails } from '@lintel/kit/ui/contactDetails.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { PersonLine } from '@lintel/kit/ui/Person.tsx'
import { responseTime } from '@lintel/rules/responseTime.ts'
import type { Contact } from '@site/data/schemas/pages/contact.ts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Brief } from '#components/drawings/Brief.tsx'
import { PageHead } from '#components/sections/PageHead.tsx'
import type { BlockOf } from '../schemas.ts'

/** The form as a section of another page, or as the page of its own. Its words stand in `content/pages/contact.yaml`. */
export function ContactForm({ layout }: BlockOf<'contact-form'>) {
  const { section, brief, reader } = getContent('pages', 'contact')
  if (layout === 'section') return <ContactSection {...section} />
  return (
    <>
      <h1 className="sr-only">{section.label}</h1>
      <ContactSection {...section} head={<Head section={section} brief={brief} />} reader={reader} />
    </>
  )
}

/** The form, and beside it the facts: how soon, by whom, and what happens next. */
function ContactSection({
  title,
  lead,
  facts,
  next,
  reader,
  head,
}: Contact['section'] & {
  reader?: Contact['reader']
  /** In place of the title, on the page of its own. */
  head?: ReactNode
}) {
  const { span, window } = responseTime
  const botCheck = useThirdPartySlot('bot-check')
  return (
    <section id="contact" className={head ? 'pt-24 has-[+.bg-surface]:pb-section md:pt-28' : 'py-section'}>
      <div className="page-width">
        {head}
        <div className={clsx('grid gap-x-8 gap-y-7 lg:grid-cols-12', head && 'mt-6 md:mt-10')}>
          <div className="min-w-0 lg:col-span-7" data-contact-form>
            {!head && (
              <div data-before-sending>
                <h2 className="text-h2">{title}</h2>
                <p className="mt-4 max-w-measure text-lead text-muted md:mt-5">{lead}</p>
              </div>
            )}
            <div
              {...botCheck}
              id="contact-form"
              data-hydrate-if-stored={draftKey}
              className={head ? 'scroll-mt-24' : 'mt-7 scroll-mt-24 md:mt-10'}
            >
              {/* The edge, which answers with the page of the form alone, lists here what it refused without script. */}
              {head && (
                <div
                  id="contact-form-errors"
                  data-form-errors
                  role="alert"
                  hidden
                  className="edge-text mb-6 border border-danger p-5 text-danger"
                />
              )}
              <Island when="visible">
                <Form />
              </Island>
            </div>
          </div>
          <aside
            className={clsx('min-w-0', head ? 'lg:col-span-5' : 'lg:col-span-4 lg:col-start-9')}
            aria-label={facts.label}
            data-before-sending
          >
            <dl className="divide-y divide-line border-y border-line">
              <ContactDetail term={facts.responseTime}>
                {span}, {window}
              </ContactDetail>
              <ContactDetails {...facts} />
              {reader && (
                <ContactDetail term={reader.label}>
                  <PersonLine person={reader.person} />
                  <p className="mt-2 text-small text-muted">{reader.text}</p>
                </ContactDetail>
              )}
            </dl>
            <div className="folded-entry mt-4 md:mt-10">
              <h3 className="text-h3">{next.title}</h3>
              <EntryFold of={next.title}>
                <ol className="mt-2 border-l border-line md:mt-5">
                  {next.steps.map((step, index) => (
                    <li key={step} className="relative pb-3 pl-6 last:pb-0 md:pb-6">
                      <span className="absolute top-2.5 -left-1 h-px w-2 bg-accent-text" aria-hidden="true" />
                      <span className="label text-accent-text">{index + 1}</span>
                      <p className="text-muted">{step}</p>
                    </li>
                  ))}
                </ol>
              </EntryFold>
            </div>
          </aside>
        </div>
      </div>
    </section>
  )
}

/** The title, beside a drawing of what a message needs. */
function Head({ section: { label, title, lead }, brief }: Pick<Contact, 'section' | 'brief'>) {
  return (
    <div className="contact-head" data-before-sending>
      <PageHead
        location={label}
        title={title}
        as="h2"
        lead={lead}
        drawing={<Brief {...brief} />}
        drawingClass="max-md:hidden"
      />
    </div>
  )
}
