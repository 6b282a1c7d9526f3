import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Application, Benefits, Hero, Positions, Values } from '#components/sections/careers.tsx'

export default function Page() {
  const careers = getContent('pages', 'careers')
  return (
    <>
      <Hero {...careers.hero} />
      <Positions {...careers.positions} jobs={getCollection('jobs')} />
      <Values {...careers.values} />
      <Benefits {...careers.benefits} />
      <Application {...careers.application} />
      <CallToAction {...careers.closing} />
    </>
  )
}
