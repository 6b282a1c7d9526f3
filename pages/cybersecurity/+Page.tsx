import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { serviceWords } from '@lintel/engine/content/services.ts'
import { Compliance, Industries } from '#components/sections/cybersecurity.tsx'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { CapabilityGrid } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { RingSheet } from '#components/sheets/cybersecurity/RingSheet.tsx'

export default function Page() {
  const service = serviceWords('cybersecurity')
  return (
    <ServicePage service={service} studies={caseStudies()}>
      <RingSheet {...service.threats} />
      <CapabilityGrid {...service.capabilities} tone="band" />
      <Industries {...service.applications} />
      <Compliance {...service.compliance} />
      <ProcessLine {...service.process} />
      <ToolSchedule {...service.tools} />
      <AdvantageList {...service.advantages} tone="band" />
    </ServicePage>
  )
}
