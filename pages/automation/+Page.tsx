import { Applications, Fit } from '#components/sections/automation.tsx'
import { AdvantageQuad } from '#components/sections/service/advantages.tsx'
import { CapabilityColonnade } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolColumns } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { automation } from '#data/services/automation.ts'

const actions = [
  { label: 'Discuss a Process', href: '/contact' },
  { label: 'View All Services', href: '/services' },
]

export default function Page() {
  const { capabilities, process, toolGroups, advantages, closing } = automation.page
  return (
    <>
      <ServiceHero service={automation} actions={actions} />
      <Fit />
      <CapabilityColonnade title="What an automated process stands on" capabilities={capabilities} />
      <ProcessLine title="Measured before, measured after" steps={process} tone="band" />
      <Applications />
      <ToolColumns title="Tools for the workflow and its edges" groups={toolGroups} />
      <AdvantageQuad title="What we insist on" advantages={advantages} tone="band" />
      <CallToAction {...closing} actions={actions} />
    </>
  )
}
