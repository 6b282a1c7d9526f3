import { StartingPoints } from '#components/sections/digital-transformation.tsx'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { CapabilityPairs } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { serviceWords } from '#content/services.ts'

export default function Page() {
  const service = serviceWords('digital-transformation')
  return (
    <>
      <ServiceHero service={service} />
      <StartingPoints {...service.startingPoints} />
      <ProcessLine {...service.process} tone="band" />
      <CapabilityPairs {...service.capabilities} />
      <AdvantageList {...service.advantages} />
      <ToolSchedule {...service.tools} tone="band" />
      <BuiltLikeThis service={service} studies={caseStudies()} />
      <CallToAction {...service.closing} />
    </>
  )
}
