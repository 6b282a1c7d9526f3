import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { serviceWords } from '@lintel/engine/content/services.ts'
import { AdvantageColumns } from '#components/sections/service/advantages.tsx'
import { CapabilitySplit } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { RecordSheet } from '#components/sheets/data/RecordSheet.tsx'

export default function Page() {
  const service = serviceWords('data-analytics')
  return (
    <ServicePage service={service} studies={caseStudies()}>
      <CapabilitySplit {...service.capabilities} />
      <RecordSheet {...service.recordPath} />
      <ProcessLine {...service.process} />
      <AdvantageColumns {...service.advantages} />
      <ToolColumns {...service.tools} tone="band" />
    </ServicePage>
  )
}
