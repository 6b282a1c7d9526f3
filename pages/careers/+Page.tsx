import { Application, Benefits, Hero, Positions, Values } from '#components/sections/careers.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { jobs } from '#content/jobs.ts'
import { pageWords } from '#content/pages.ts'

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
