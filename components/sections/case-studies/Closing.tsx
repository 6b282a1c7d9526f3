import { ButtonLink } from '#components/ui/Button.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { caseStudiesPage } from '#data/caseStudies.ts'

export function Closing() {
  const { title, text, contact, action } = caseStudiesPage.closing
  return (
    <section className="border-t border-line bg-surface">
      <div className="page-width grid gap-8 py-section lg:grid-cols-12 lg:items-end" {...reveal(0, 100, 0.2)}>
        <div className="lg:col-span-8">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 max-w-measure text-lead text-muted">
            {text}{' '}
            <a href={contact.href} className="text-link">
              {contact.label}
            </a>
          </p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink href={action.href} size="lg">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
