import { ClaimFigure } from '@lintel/kit/ui/ClaimFigure.tsx'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'
import { claimNote } from '@lintel/rules/claimNote.ts'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'

/**
 * The first figure of each case study, as two bars where a drawing measures it too, with the way to its sheet; below
 * them where they come from, which they mostly share.
 */
export function CaseStrip({ label, studies }: { label: string; studies: readonly CaseStudy[] }) {
  if (studies.length === 0) return null
  const notes = new Set(studies.flatMap(({ claims: [claim] }) => (claim ? claimNote(claim) : [])))
  return (
    <>
      <p className="label mt-7 text-muted md:mt-10">{label}</p>
      <ul className="mt-3 grid border-y border-line md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {studies.map(({ href, title, drawing, claims: [claim] }) => (
          <li
            key={href}
            className="border-line py-5 max-md:border-b md:border-l md:py-9 md:px-8 md:first:border-l-0 md:first:pl-0"
          >
            {claim && <ClaimFigure claim={claim}>{drawing && <ResultBars claim={claim} />}</ClaimFigure>}
            <a
              href={href}
              className="text-link mt-3 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {[...notes].map((note) => (
        <p key={note} className="mt-3 text-small text-muted">
          {note}
        </p>
      ))}
    </>
  )
}
