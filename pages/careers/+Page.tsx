import { jobs } from '@lintel/engine/content/jobs.ts'
import { pageWords } from '@lintel/engine/content/pages.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Application, Benefits, Hero, Positions, Values } from '#components/sections/careers.tsx'

export default function Page() {
  const careers = pageWords('careers')
  return (
    <>
      <Hero {...careers.hero} />
      <Positions {...careers.positions} jobs={jobs()} />
      <Values {...careers.values} />
      <Benefits {...careers.benefits} />
      <Application {...careers.application} />
      <CallToAction {...careers.closing} />
    </>
  )
}
