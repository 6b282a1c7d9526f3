import { ConsultingServices, Industries, Methodology } from '#components/sections/consulting.tsx'
import { AdvantageColumns, AdvantageList } from '#components/sections/service/advantages.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { consulting, consultingPage, differentiators, valuePoints } from '#data/services/consulting.ts'

export default function Page() {
  const { title, heroLinks, closingLinks } = consultingPage
  return (
    <>
      <ServiceHero service={consulting} name={title} actions={heroLinks} />
      <AdvantageColumns label="Value" title="What a decision gains" advantages={valuePoints} />
      <ConsultingServices />
      <Industries />
      <Methodology />
      <AdvantageList
        label="Differences"
        title="Differences you will notice"
        advantages={differentiators}
        tone="band"
      />
      <CallToAction {...consulting.page.closing} actions={closingLinks} />
    </>
  )
}
