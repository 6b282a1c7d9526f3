import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { Hero, ServiceCards } from '#components/sections/services.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { overviewClosing, overviewProcess, overviewProcessIntroduction } from '#data/services/overview.ts'

export default function Page() {
  const { title, text, action } = overviewClosing
  return (
    <>
      <Hero />
      <ServiceCards />
      <ProcessLine {...overviewProcessIntroduction} steps={overviewProcess} tone="band" />
      <CallToAction title={title} text={text} actions={[action]} />
    </>
  )
}
