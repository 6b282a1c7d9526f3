import type { ReactNode } from 'react'
import { BackOfficeAfter, BackOfficeBefore } from '#components/drawings/caseStudies/BackOfficePlan.tsx'
import { RetailAfter, RetailBefore } from '#components/drawings/caseStudies/RetailPlan.tsx'
import { TriageAfter, TriageBefore } from '#components/drawings/caseStudies/TriagePlan.tsx'
import { Drawing, Grid } from '#components/drawings/parts.tsx'
import type { CaseStudyDrawing } from '#data/schemas/caseStudy.ts'

const [WIDTH, HEIGHT] = [400, 280]

interface CaseStudyPlanProps {
  drawing: CaseStudyDrawing
  state: 'before' | 'after'
  className?: string
}

/** The architecture of an engagement, as it was or as it is. */
export function CaseStudyPlan({ drawing, state, className }: CaseStudyPlanProps) {
  return (
    <Drawing
      width={WIDTH}
      height={HEIGHT}
      label={drawing[state].altText}
      className={`drawing-plan ${className ?? 'h-auto w-full'}`}
    >
      <Grid width={WIDTH} height={HEIGHT} step={40} tall />
      {planOf(drawing)[state]}
    </Drawing>
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
