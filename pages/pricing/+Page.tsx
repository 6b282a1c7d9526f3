import { pageWords } from '@lintel/engine/content/pages.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Questions } from '#components/sections/contact-page.tsx'
import { Factors, Hero, Steps } from '#components/sections/pricing.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'

export default function Page() {
  const { hero, steps, factors, firstMonth, questions, closing } = pageWords('pricing')
  return (
    <>
      <Hero {...hero} />
      <Steps {...steps} />
      <ProcessLine {...firstMonth} tone="band" />
      <Factors {...factors} />
      <Questions {...questions} />
      <CallToAction {...closing} />
    </>
  )
}
