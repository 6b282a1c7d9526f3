import type { ReactNode } from 'react'
import { BackOffice } from '#components/drawings/caseStudies/BackOffice.tsx'
import { HealthcareTriage } from '#components/drawings/caseStudies/HealthcareTriage.tsx'
import { RetailDemand } from '#components/drawings/caseStudies/RetailDemand.tsx'
import { Drawing, Grid } from '#components/drawings/parts.tsx'

export type CaseStudyFigureId = 'retail-demand' | 'healthcare-triage' | 'back-office'

const figures: Record<CaseStudyFigureId, () => ReactNode> = {
  'retail-demand': RetailDemand,
  'healthcare-triage': HealthcareTriage,
  'back-office': BackOffice,
}

const [WIDTH, HEIGHT] = [480, 300]

interface CaseStudyFigureProps {
  id: CaseStudyFigureId
  altText: string
  className?: string
}

/** The result of an engagement as a measured figure: what is drawn follows from the claim's number. */
export function CaseStudyFigure({ id, altText, className }: CaseStudyFigureProps) {
  const Content = figures[id]
  return (
    <Drawing width={WIDTH} height={HEIGHT} label={altText} className={className}>
      <Grid width={WIDTH} height={HEIGHT} step={20} tall />
      <Content />
    </Drawing>
  )
}
