import { site } from '@site/data/site.ts'
import { type Action, ActionLinks } from './Button.tsx'
import { LinkList } from './links.tsx'
import { reveal } from './reveal.ts'
import { SectionTitle } from './Section.tsx'

/** What ends a page, below a strong rule: a sentence and where to go next. */
export function CallToAction({ title, text, actions }: { title: string; text: string; actions: Action[] }) {
  const mail = actions.find(({ href }) => href.startsWith('mailto:'))?.href ?? `mailto:${site.email.hello}`
  const others = actions.slice(2)
  return (
    <section className="py-section">
      <div className="page-width">
        <div
          className="grid gap-x-8 gap-y-6 border-t-2 border-text pt-5 md:pt-8 lg:grid-cols-[1fr_auto] lg:items-end"
          {...reveal()}
        >
          <div className="min-w-0">
            <SectionTitle>{title}</SectionTitle>
            <p className="mt-4 max-w-measure text-lead text-muted">{text}</p>
            <p className="mt-4 hidden font-semibold print:block">{mail.replace('mailto:', '')}</p>
          </div>
          <div className="grid min-w-0 gap-3 sm:flex sm:flex-wrap sm:items-center" data-print="hide">
            <ActionLinks actions={actions.slice(0, 2)} size="lg" />
            {others.length > 0 && <LinkList links={others} className="sm:ml-3" />}
          </div>
        </div>
      </div>
    </section>
  )
}
