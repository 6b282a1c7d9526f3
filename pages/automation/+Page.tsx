import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { serviceWords } from '@lintel/engine/content/services.ts'
import { Applications } from '#components/sections/automation.tsx'
import { AdvantageQuad } from '#components/sections/service/advantages.tsx'
import { CapabilityColonnade } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { VerdictSheet } from '#components/sheets/automation/VerdictSheet.tsx'

export default function Page() {
  const service = serviceWords('automation')
  return (
    <ServicePage service={service} studies={caseStudies()}>
      <VerdictSheet {...service.fit} />
      <CapabilityColonnade {...service.capabilities} />
      <ProcessLine {...service.process} tone="band" />
      <Applications {...service.applications} />
      <ToolColumns {...service.tools} />
      <AdvantageQuad {...service.advantages} tone="band" />
    </ServicePage>
  )
}
