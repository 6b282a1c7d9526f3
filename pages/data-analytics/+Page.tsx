import { AdvantageColumns } from '#components/sections/service/advantages.tsx'
import { CapabilitySplit } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { RecordSheet } from '#components/sheets/data/RecordSheet.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { serviceWords } from '#content/services.ts'

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
