import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { serviceWords } from '@lintel/engine/content/services.ts'
import { Choices } from '#components/sections/ai-systems.tsx'
import { AdvantageQuad } from '#components/sections/service/advantages.tsx'
import { CapabilityRows } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { RequestSheet } from '#components/sheets/ai/RequestSheet.tsx'

export default function Page() {
  const service = serviceWords('ai-systems')
  return (
    <ServicePage service={service} studies={caseStudies()}>
      <CapabilityRows {...service.capabilities} />
      <RequestSheet {...service.controls} />
      <ProcessLine {...service.process} />
      <Choices {...service.choices} />
      <AdvantageQuad {...service.advantages} tone="band" />
    </ServicePage>
  )
}
