import { Choices, Controls } from '#components/sections/ai-systems.tsx'
import { AdvantageQuad } from '#components/sections/service/advantages.tsx'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { CapabilityRows } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { serviceWords } from '#content/services.ts'

export default function Page() {
  const service = serviceWords('ai-systems')
  return (
    <>
      <ServiceHero service={service} />
      <CapabilityRows {...service.capabilities} />
      <Controls {...service.controls} />
      <ProcessLine {...service.process} />
      <Choices {...service.choices} />
      <AdvantageQuad {...service.advantages} tone="band" />
      <BuiltLikeThis service={service} studies={caseStudies()} />
      <CallToAction {...service.closing} />
    </>
  )
}
