import { Application, Benefits, Hero, Positions, Values } from '#components/sections/careers.tsx'
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
