import { Application } from '#components/sections/careers/Application.tsx'
import { Benefits } from '#components/sections/careers/Benefits.tsx'
import { Hero } from '#components/sections/careers/Hero.tsx'
import { Positions } from '#components/sections/careers/Positions.tsx'
import { Values } from '#components/sections/careers/Values.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { careers } from '#data/careers.ts'

export default function Page() {
  const { title, text, links } = careers.closing
  return (
    <>
      <Hero />
      <Positions />
      <Values />
      <Benefits />
      <Application />
      <CallToAction title={title} text={text} actions={links} />
    </>
  )
}
