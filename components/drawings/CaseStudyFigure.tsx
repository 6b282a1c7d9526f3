import { Sheet } from '@lintel/kit/drawings/parts.tsx'
import type { CaseStudyDrawing } from '@site/data/schemas/caseStudy.ts'
import type { ReactNode } from 'react'
import { BackOffice } from '#components/drawings/caseStudies/BackOffice.tsx'
import { HealthcareTriage } from '#components/drawings/caseStudies/HealthcareTriage.tsx'
import { RetailDemand } from '#components/drawings/caseStudies/RetailDemand.tsx'

/** The result of an engagement as a measured figure: what is drawn follows from the claim's number. */
export function CaseStudyFigure({ drawing }: { drawing: CaseStudyDrawing }) {
  return (
    <Sheet width={480} height={320} tall label={drawing.altText}>
      {contentOf(drawing)}
    </Sheet>
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
