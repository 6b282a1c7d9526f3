import type { ReactNode } from 'react'
import { BackOffice } from '#components/drawings/caseStudies/BackOffice.tsx'
import { HealthcareTriage } from '#components/drawings/caseStudies/HealthcareTriage.tsx'
import { RetailDemand } from '#components/drawings/caseStudies/RetailDemand.tsx'
import { Drawing, Grid } from '#components/drawings/parts.tsx'
import type { CaseStudyDrawing } from '#data/schemas/caseStudy.ts'

const [WIDTH, HEIGHT] = [480, 200]

/** The result of an engagement as a measured figure: what is drawn follows from the claim's number. */
export function CaseStudyFigure({ drawing, className }: { drawing: CaseStudyDrawing; className?: string }) {
  return (
    <Drawing width={WIDTH} height={HEIGHT} label={drawing.altText} {...(className && { className })}>
      <Grid width={WIDTH} height={HEIGHT} step={20} tall />
      {contentOf(drawing)}
    </Drawing>
  )
}

function contentOf(drawing: CaseStudyDrawing): ReactNode {
  switch (drawing.image) {
    case 'retail-demand':
      return <RetailDemand {...drawing.claims} />
    case 'healthcare-triage':
      return <HealthcareTriage {...drawing.claims} />
    case 'back-office':
      return <BackOffice {...drawing.claims} />
  }
}
