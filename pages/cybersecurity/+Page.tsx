import { Compliance, Industries, Threats } from '#components/sections/cybersecurity.tsx'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { CapabilityGrid } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { ToolSchedule } from '#components/sections/service/toolGroups.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { cybersecurity } from '#data/services/cybersecurity.ts'

const actions = [
  { label: 'Start an Assessment', href: '/contact' },
  { label: 'View All Services', href: '/services' },
]

export default function Page() {
  const { capabilities, process, toolGroups, advantages, closing } = cybersecurity.page
  return (
    <>
      <ServiceHero service={cybersecurity} actions={actions} />
      <Threats />
      <CapabilityGrid
        title="Controls for the plan, the people, the signals and the code"
        capabilities={capabilities}
        tone="band"
      />
      <Industries />
      <Compliance />
      <ProcessLine title="Rank the risks, close the gaps, rehearse the day" steps={process} />
      <ToolSchedule title="Tools we work with, yours first" groups={toolGroups} />
      <AdvantageList title="Findings that end in a fix" advantages={advantages} tone="band" />
      <CallToAction {...closing} actions={actions} />
    </>
  )
}
