import { getCollection } from '@lintel/engine/content/store.ts'
import { useScript } from '@lintel/kit/pageReport.ts'
import { claimNotes } from '@lintel/rules/claimNote.ts'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import type { ReactNode } from 'react'
import { CaseStudyPlan } from '#components/drawings/CaseStudyPlan.tsx'
import type { BlockOf } from '../schemas.ts'

/** What the cases changed: the plan of one before and after, and the figures of all, with where they come from. */
export function Results({
  proof,
  wipe,
  children,
}: Pick<BlockOf<'pillars'>, 'proof' | 'wipe'> & { children: ReactNode }) {
  const studies = getCollection('caseStudies')
  if (studies.length === 0) return children
  const notes = claimNotes(studies.flatMap(({ claims }) => claims.slice(0, 1)))
  const wiped = studies.find(({ href }) => href === wipe.case)
  return (
    <div className="home-results mt-4 grid gap-4 md:mt-10">
      {wiped?.drawing && (
        <div className="flex flex-col">
          {!wiped.confirmed && <p className="label mb-3 text-muted">{wipe.general}</p>}
          <Wipe label={wipe.label} drawing={wiped.drawing} />
        </div>
      )}
      <div>
        <p className="label mb-3 text-muted">{proof}</p>
        <ul className="divide-y divide-line border-y border-line">
          {studies.map((study) => (
            <Result key={study.href} {...study} />
          ))}
        </ul>
        {notes.map((note) => (
          <p key={note} className="mt-3 text-small text-muted">
            {note}
          </p>
        ))}
        {children}
      </div>
    </div>
  )
}

/** The first figure of a case, with the way to its sheet. */
function Result({ href, title, claims: [claim] }: CaseStudy) {
  return (
    <li className="py-3">
      {claim && (
        <>
          <b className="block text-h2 font-semibold">{claim.figure}</b>
          <span className="block text-muted">{claim.text}</span>
        </>
      )}
      <a href={href} className="text-link inline-flex md:mt-1 min-h-6 items-center pointer-coarse:min-h-11">
        {title}
      </a>
    </li>
  )
}

type WipeProps = { label: string; drawing: NonNullable<CaseStudy['drawing']> }

/** Two states side by side; with its script one lies over the other, and a slider wipes it off (`components/scripts/wipe.ts`). */
function Wipe({ label, drawing }: WipeProps) {
  return (
    <div {...useScript('wipe')} className="state-wipe grid grow border border-edge">
      <CaseStudyPlan drawing={drawing} state="before" />
      <CaseStudyPlan drawing={drawing} state="after" />
      <i hidden className="flex w-0.5 items-center justify-center bg-accent-text" />
      <input hidden type="range" defaultValue="70" aria-label={label} className="h-full opacity-0" />
    </div>
  )
}
