import { Expertise } from '#components/sections/about/Expertise.tsx'
import { Hero } from '#components/sections/about/Hero.tsx'
import { Purpose } from '#components/sections/about/Purpose.tsx'
import { Story } from '#components/sections/about/Story.tsx'
import { Values } from '#components/sections/about/Values.tsx'
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
