import { jobs } from '@lintel/engine/content/jobs.ts'
import type { Job } from '@lintel/engine/schemas/job.ts'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import { SectionLabel } from '@lintel/kit/ui/Section.tsx'
import type { Positions as Words } from './schema.ts'

/** The openings as rows of a schedule; where there is none, its one row is broken, as the bay that is not built yet. */
export function Positions({ label, title, none, text, action, apply }: Words) {
  const openings = jobs()
  return (
    <section id="open-positions" className="border-y border-line bg-surface">
      <div className="page-width py-10 md:py-14">
        <SectionLabel numbered>{label}</SectionLabel>
        <div className="mt-6 grid gap-6 md:mt-8 md:grid-cols-12">
          <h2 className="text-h2 md:col-span-4">{title}</h2>
          {openings.length === 0 ? (
            <div className="border border-dashed border-edge p-6 md:col-span-8 md:p-8 lg:col-span-7 lg:col-start-6">
              <p className="text-h3 font-semibold">{none}</p>
              <p className="mt-3 max-w-measure text-muted">
                {text}{' '}
                <a href={action.href} className="text-link">
                  {action.label}
                </a>
              </p>
            </div>
          ) : (
            <ul className="divide-y divide-line md:col-span-8">
              {openings.map((job) => (
                <Opening key={job.id} {...job} apply={apply} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

/** One opening. Its title is the subject of a mail that applies for it. */
function Opening({ title, terms, description, apply }: Job & Pick<Words, 'apply'>) {
  const subject = apply.href.startsWith('mailto:') ? `?subject=${encodeURIComponent(title)}` : ''
  return (
    <li className="grid gap-4 py-6 first:pt-0 last:pb-0 md:grid-cols-[1fr_auto] md:items-start">
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 text-small text-muted">{terms}</p>
        <p className="mt-3 max-w-measure">{description}</p>
      </div>
      <ButtonLink
        href={apply.href + subject}
        variant="outline"
        size="lg"
        aria-label={`${apply.label}: ${title}`}
      >
        {apply.label}
      </ButtonLink>
    </li>
  )
}
