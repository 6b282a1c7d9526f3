import { Questions } from '#components/sections/contact-page.tsx'
import { Factors, Hero, Steps } from '#components/sections/pricing.tsx'
import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'

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
