import { Compliance, Industries, Threats } from '#components/sections/cybersecurity.tsx'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { CapabilityGrid } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { serviceWords } from '#content/services.ts'

export default function Page() {
  const service = serviceWords('cybersecurity')
  return (
    <>
      <ServiceHero service={service} />
      <Threats {...service.threats} />
      <CapabilityGrid {...service.capabilities} tone="band" />
      <Industries {...service.applications} />
      <Compliance {...service.compliance} />
      <ProcessLine {...service.process} />
      <ToolSchedule {...service.tools} />
      <AdvantageList {...service.advantages} tone="band" />
      <BuiltLikeThis service={service} studies={caseStudies()} />
      <CallToAction {...service.closing} />
    </>
  )
}
