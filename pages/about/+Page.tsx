import { Expertise, Hero, Purpose, Story, Values } from '#components/sections/about.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { aboutPage } from '#data/about.ts'

export default function Page() {
  return (
    <>
      <Hero />
      <Story />
      <Purpose />
      <Values />
      <Expertise />
      <CallToAction {...aboutPage.closing} />
    </>
  )
}
