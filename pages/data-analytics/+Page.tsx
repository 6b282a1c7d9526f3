import { RecordPath } from '#components/sections/data-analytics.tsx'
import { AdvantageColumns } from '#components/sections/service/advantages.tsx'
import { CapabilitySplit } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { dataAnalytics } from '#data/services/data-analytics.ts'

const actions = [
  { label: 'Discuss Your Data', href: '/contact' },
  { label: 'View All Services', href: '/services' },
]

export default function Page() {
  const { capabilities, process, toolGroups, advantages, closing } = dataAnalytics.page
  return (
    <>
      <ServiceHero service={dataAnalytics} actions={actions} />
      <CapabilitySplit
        title="Four disciplines, one store of records"
        lead="Reports, forecasts and streams read the same governed tables."
        capabilities={capabilities}
      />
      <RecordPath />
      <ProcessLine title="One metric goes the whole way first" steps={process} />
      <AdvantageColumns title="What you can rely on afterward" advantages={advantages} />
      <ToolColumns title="Tools, chosen after the design" groups={toolGroups} tone="band" />
      <CallToAction {...closing} actions={actions} />
    </>
  )
}
