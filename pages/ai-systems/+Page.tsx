import { Choices, Controls } from '#components/sections/ai-systems.tsx'
import { AdvantageQuad } from '#components/sections/service/advantages.tsx'
import { CapabilityRows } from '#components/sections/service/capabilities.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { aiSystems } from '#data/services/ai-systems.ts'

const contact = { label: 'Discuss an AI System', href: '/contact' }
const services = { label: 'View All Services', href: '/services' }
const blog = { label: 'Read the Blog', href: '/blog' }

export default function Page() {
  const { capabilities, process, advantages, closing } = aiSystems.page
  return (
    <>
      <ServiceHero service={aiSystems} actions={[contact, services]} />
      <CapabilityRows title="Four kinds of system built around a model" capabilities={capabilities} />
      <Controls />
      <ProcessLine title="From a task we watch to a system you watch" steps={process} />
      <Choices />
      <AdvantageQuad title="What you can hold us to" advantages={advantages} tone="band" />
      <CallToAction {...closing} actions={[contact, services, blog]} />
    </>
  )
}
