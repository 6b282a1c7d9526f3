import { Sheet } from '@lintel/kit/drawings/parts.tsx'
import type { CaseStudyDrawing } from '@site/data/schemas/caseStudy.ts'
import type { ReactNode } from 'react'
import { BackOfficeAfter, BackOfficeBefore } from '#components/drawings/caseStudies/BackOfficePlan.tsx'
import { RetailAfter, RetailBefore } from '#components/drawings/caseStudies/RetailPlan.tsx'
import { TriageAfter, TriageBefore } from '#components/drawings/caseStudies/TriagePlan.tsx'

interface CaseStudyPlanProps {
  drawing: CaseStudyDrawing
  state: 'before' | 'after'
}

/** The architecture of an engagement, as it was or as it is. */
export function CaseStudyPlan({ drawing, state }: CaseStudyPlanProps) {
  return (
    <Sheet
      width={400}
      height={280}
      tall
      label={drawing[state].altText}
      className="drawing-plan h-auto w-full"
    >
      {planOf(drawing)[state]}
    </Sheet>
  )
}

function planOf({ image, claims }: CaseStudyDrawing): Record<'before' | 'after', ReactNode> {
  switch (image) {
    case 'retail-demand':
      return { before: <RetailBefore />, after: <RetailAfter inventory={claims.inventory} /> }
    case 'healthcare-triage':
      return { before: <TriageBefore />, after: <TriageAfter /> }
    case 'back-office':
      return { before: <BackOfficeBefore />, after: <BackOfficeAfter /> }
  }
}
