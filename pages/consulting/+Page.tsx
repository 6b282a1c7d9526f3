import { ConsultingServices, Industries, Methodology } from '#components/sections/consulting.tsx'
import { AdvantageColumns, AdvantageList } from '#components/sections/service/advantages.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { serviceWords } from '#content/services.ts'

export default function Page() {
  const service = serviceWords('consulting')
  return (
    <>
      <ServiceHero service={service} />
      <AdvantageColumns {...service.value} />
      <ConsultingServices {...service.services} />
      <Industries {...service.industries} />
      <Methodology {...service.methodology} />
      <AdvantageList {...service.advantages} tone="band" />
      <CallToAction {...service.closing} />
    </>
  )
}
