import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import { type SourceNote, Sources } from '@lintel/kit/ui/Sources.tsx'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import type { CaseStudiesPage } from '@site/data/schemas/pages/caseStudies.ts'
import { CaseStudyFigure } from '#components/drawings/CaseStudyFigure.tsx'

export interface SheetProps {
  study: CaseStudy
  words: CaseStudiesPage['sheet']
}

export const hasResult = ({ claims, drawing }: CaseStudy) => claims.length > 0 || drawing !== undefined

interface ResultProps extends SheetProps {
  notes: readonly SourceNote[]
  sources: string
  next: CaseStudy | undefined
}

/** What was measured in the end, where that comes from, and where to go from here; only the latter if nothing was. */
export function Result({ study, words, notes, sources, next }: ResultProps) {
  const { claims, drawing, limits, service } = study
  const ways = (
    <ul className="mt-10 grid divide-line border border-edge bg-background max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
      <Way label={words.serviceBehind} href={service.href} name={service.name} />
      {next && <Way label={words.next} href={next.href} name={next.title} />}
    </ul>
  )
  if (!hasResult(study) && !limits) return <div className="page-width pb-section">{ways}</div>
  const { lead, ...heading } = words.result
  const open = limits && (
    <>
      <AnchorHeading className="text-h3">{words.limits}</AnchorHeading>
      <p className="mt-3 max-w-measure text-muted">{limits}</p>
    </>
  )
  return (
    <Section {...heading} lead={hasResult(study) && lead}>
      {hasResult(study) && (
        <div className="result-sheet grid border border-edge bg-background">
          {claims.length > 0 && (
            <div className="divide-y divide-line">
              {claims.map(({ subject, figure, text }) => (
                <p key={subject} className="px-4 py-5 text-h3 font-semibold lg:px-5.5">
                  {figure} {text}
                </p>
              ))}
            </div>
          )}
          {drawing && (
            <div className="result-plate border-line not-first:border-t lg:border-t-0 lg:border-r">
              <CaseStudyFigure drawing={drawing} />
            </div>
          )}
          {open && <div className="border-t border-line px-4 py-5 lg:px-5.5">{open}</div>}
        </div>
      )}
      {!hasResult(study) && open}
      {ways}
      {notes.length > 0 && (
        <div className="mt-12 border-t border-line pt-6">
          <Sources title={sources} notes={notes} />
        </div>
      )}
    </Section>
  )
}

/** Where to go from here, as a cell that is pressed as a whole. */
function Way({ label, href, name }: { label: string; href: string; name: string }) {
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-4 hover:bg-surface">
      <p className="label text-muted">{label}</p>
      <a
        href={href}
        className="col-start-1 mt-1 justify-self-start font-semibold after:absolute after:inset-0 group-hover:underline"
      >
        {name}
      </a>
      <Icon id="arrow-right" className="col-start-2 row-span-2 row-start-1 size-5" />
    </li>
  )
}
