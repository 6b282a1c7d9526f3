import { caseStudies } from '@lintel/engine/content/caseStudies.ts'
import { pageWords } from '@lintel/engine/content/pages.ts'
import { serviceWords } from '@lintel/engine/content/services.ts'
import { specimens } from '@lintel/engine/content/specimens.ts'
import { ConsultingServices, Industries, Methodology } from '#components/sections/consulting.tsx'
import { AdvantageList } from '#components/sections/service/advantages.tsx'
import { ServicePage } from '#components/sections/service/ServicePage.tsx'
import { SpecimenExtract } from '#components/sections/specimens/SpecimenExtract.tsx'
import { SurveySheet } from '#components/sheets/consulting/SurveySheet.tsx'

export default function Page() {
  const service = serviceWords('consulting')
  return (
    <ServicePage service={service} studies={caseStudies()}>
      <SurveySheet {...service.value} />
      <ConsultingServices {...service.services} />
      <SpecimenExtract heading={service.receives} words={pageWords('specimens')} specimens={specimens()} />
      <Industries {...service.industries} />
      <Methodology {...service.methodology} />
      <AdvantageList {...service.advantages} tone="band" />
    </ServicePage>
  )
}
