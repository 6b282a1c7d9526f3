import { Sheet } from '@lintel/kit/drawings/parts.tsx'
import type { ServiceDrawingId } from '@site/data/schemas/service.ts'
import type { ReactNode } from 'react'
import { AiSystems } from '#components/drawings/services/AiSystems.tsx'
import { Automation } from '#components/drawings/services/Automation.tsx'
import { Consulting } from '#components/drawings/services/Consulting.tsx'
import { Cybersecurity } from '#components/drawings/services/Cybersecurity.tsx'
import { DataAnalytics } from '#components/drawings/services/DataAnalytics.tsx'
import { DigitalTransformation } from '#components/drawings/services/DigitalTransformation.tsx'

const drawings: Record<ServiceDrawingId, () => ReactNode> = {
  'ai-systems': AiSystems,
  'data-analytics': DataAnalytics,
  cybersecurity: Cybersecurity,
  'digital-transformation': DigitalTransformation,
  automation: Automation,
  consulting: Consulting,
}

/** A technical drawing of what a service does, all on the same gridded sheet. */
export function ServiceDrawing({
  drawing,
  className = 'h-auto w-full',
}: {
  drawing: ServiceDrawingId
  className?: string
}) {
  const Content = drawings[drawing]
  return (
    <Sheet width={480} height={320} tall className={`service-drawing ${className}`}>
      <Content />
    </Sheet>
  )
}
