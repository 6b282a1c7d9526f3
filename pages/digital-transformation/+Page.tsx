import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { serviceWords } from '@lintel/engine/content/services.ts'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { CapabilityPairs } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { BaySheet } from '#components/sheets/transformation/BaySheet.tsx'

export default function Page() {
  const service = serviceWords('digital-transformation')
  return (
    <ServicePage service={service} studies={caseStudies()}>
      <BaySheet {...service.startingPoints} />
      <ProcessLine {...service.process} tone="band" />
      <CapabilityPairs {...service.capabilities} />
      <AdvantageList {...service.advantages} />
      <ToolSchedule {...service.tools} tone="band" />
    </ServicePage>
  )
}
