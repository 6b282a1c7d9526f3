import { StartingPoints } from '#components/sections/digital-transformation.tsx'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { CapabilityStagger } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { digitalTransformation } from '#data/services/digital-transformation.ts'

const actions = [
  { label: 'Plan the First Move', href: '/contact' },
  { label: 'View All Services', href: '/services' },
]

export default function Page() {
  const { capabilities, process, toolGroups, advantages, closing } = digitalTransformation.page
  return (
    <>
      <ServiceHero service={digitalTransformation} actions={actions} />
      <StartingPoints />
      <ProcessLine title="Small moves, each with a stop point" steps={process} tone="band" />
      <CapabilityStagger title="Four kinds of change, planned on one drawing" capabilities={capabilities} />
      <AdvantageList title="What stays in your hands" advantages={advantages} />
      <ToolSchedule title="Tools for planning, moving and running" groups={toolGroups} tone="band" />
      <CallToAction {...closing} actions={actions} />
    </>
  )
}
