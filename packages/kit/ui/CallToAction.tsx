import { site } from '@lintel/engine/content/site.ts'
import { type Action, ActionLinks } from './Button.tsx'
import { SectionTitle } from './Section.tsx'

/** The block at the end of a page: a sentence and links to next steps. */
export function CallToAction({ title, text, actions }: { title: string; text: string; actions: Action[] }) {
  const mail = actions.find(({ href }) => href.startsWith('mailto:'))?.href ?? `mailto:${site.email.hello}`
  return (
    <section className="py-section">
      <div className="page-width">
        <div className="grid gap-6 md:gap-8 border border-line bg-surface p-[min(1.5rem,8vw)] md:p-14 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">
            <SectionTitle>{title}</SectionTitle>
            <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>
            <p className="mt-4 hidden font-semibold print:block">{mail.replace('mailto:', '')}</p>
          </div>
          <div
            className="grid min-w-0 content-end gap-3 sm:flex sm:flex-wrap lg:col-span-5 lg:grid lg:justify-end"
            data-print="hide"
          >
            <ActionLinks actions={actions} size="lg" />
          </div>
        </div>
      </div>
    </section>
  )
}
