import { RecordPath } from '#components/sections/data-analytics.tsx'
import { AdvantageColumns } from '#components/sections/service/advantages.tsx'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { CapabilitySplit } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { caseStudies } from '#content/caseStudies.ts'
import { serviceWords } from '#content/services.ts'

export default function Page() {
  const service = serviceWords('data-analytics')
  return (
    <>
      <ServiceHero service={service} />
      <CapabilitySplit {...service.capabilities} />
      <RecordPath {...service.recordPath} />
      <ProcessLine {...service.process} />
      <AdvantageColumns {...service.advantages} />
      <ToolColumns {...service.tools} tone="band" />
      <BuiltLikeThis service={service} studies={caseStudies()} />
      <CallToAction {...service.closing} />
    </>
  )
}
