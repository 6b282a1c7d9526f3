import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { CapabilityGrid } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import type { ServiceData } from './+data.ts'

/** A service without a page of its own design: what its file has, in sections that others have too. */
export default function Page({ service }: ServiceData) {
  const { capabilities, process, tools, advantages } = service
  return (
    <ServicePage service={service} studies={caseStudies()}>
      {capabilities && <CapabilityGrid {...capabilities} />}
      {process && <ProcessLine {...process} tone="band" />}
      {tools && <ToolSchedule {...tools} />}
      {advantages && <AdvantageList {...advantages} tone="band" />}
    </ServicePage>
  )
}
