import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { CapabilityGrid } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import type { ServiceData } from './+data.ts'

/** A service without a page of its own design: what its file has, in sections that others have too. */
export default function Page({ service }: ServiceData) {
  const { capabilities, process, tools, advantages, closing } = service
  return (
    <>
      <ServiceHero service={service} />
      {capabilities && <CapabilityGrid {...capabilities} />}
      {process && <ProcessLine {...process} tone="band" />}
      {tools && <ToolSchedule {...tools} />}
      {advantages && <AdvantageList {...advantages} tone="band" />}
      <BuiltLikeThis service={service} studies={caseStudies()} />
      <CallToAction {...closing} />
    </>
  )
}
