import type { ReactNode } from 'react'
import { Drawing, Grid } from '#components/drawings/parts.tsx'
import { AiSystems } from '#components/drawings/services/AiSystems.tsx'
import { Automation } from '#components/drawings/services/Automation.tsx'
import { Consulting } from '#components/drawings/services/Consulting.tsx'
import { Cybersecurity } from '#components/drawings/services/Cybersecurity.tsx'
import { DataAnalytics } from '#components/drawings/services/DataAnalytics.tsx'
import { DigitalTransformation } from '#components/drawings/services/DigitalTransformation.tsx'
import type { ServiceId } from '#data/services/service.ts'

const drawings: Record<ServiceId, () => ReactNode> = {
  'ai-systems': AiSystems,
  'data-analytics': DataAnalytics,
  cybersecurity: Cybersecurity,
  'digital-transformation': DigitalTransformation,
  automation: Automation,
  consulting: Consulting,
}

const [WIDTH, HEIGHT] = [480, 320]

/** One technical drawing for each service, all on the same gridded sheet. */
export function ServiceDrawing({ service, className }: { service: ServiceId; className?: string }) {
  const Content = drawings[service]
  return (
    <Drawing width={WIDTH} height={HEIGHT} className={className}>
      <Grid width={WIDTH} height={HEIGHT} tall />
      <Content />
    </Drawing>
  )
}
