import { Applications, Fit } from '#components/sections/automation.tsx'
import { AdvantageQuad } from '#components/sections/service/advantages.tsx'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { CapabilityColonnade } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { serviceWords } from '#content/services.ts'

export default function Page() {
  const service = serviceWords('automation')
  return (
    <>
      <ServiceHero service={service} />
      <Fit {...service.fit} />
      <CapabilityColonnade {...service.capabilities} />
      <ProcessLine {...service.process} tone="band" />
      <Applications {...service.applications} />
      <ToolColumns {...service.tools} />
      <AdvantageQuad {...service.advantages} tone="band" />
      <BuiltLikeThis service={service} studies={caseStudies()} />
      <CallToAction {...service.closing} />
    </>
  )
}
