import { getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Steps as Process } from '#components/blocks/steps/Steps.tsx'
import { Questions } from '#components/sections/contact-page.tsx'
import { Factors, Hero, Steps } from '#components/sections/pricing.tsx'

export default function Page() {
  const { hero, steps, factors, firstMonth, questions, closing } = getContent('pages', 'pricing')
  return (
    <>
      <Hero {...hero} rows={steps.rows} />
      <Steps {...steps} />
      <Process block="steps" {...firstMonth} tone="band" />
      <Factors {...factors} />
      <Questions {...questions} />
      <CallToAction {...closing} />
    </>
  )
}
