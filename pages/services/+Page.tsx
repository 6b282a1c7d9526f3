import { servicesIn } from '@lintel/engine/content/services.ts'
import { getCollection, getContent } from '@lintel/engine/content/store.ts'
import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import { Steps as Process } from '#components/blocks/steps/Steps.tsx'
import { Hero, ServiceCards } from '#components/sections/services.tsx'
import { SpecimenSet } from '#components/sections/specimens/SpecimenSet.tsx'

export default function Page() {
  const { hero, overview, process, closing } = getContent('pages', 'services')
  const services = servicesIn('overview')
  const security = getCollection('services').find(({ href }) => href === overview.note.action.href)
  return (
    <>
      <Hero {...hero} services={services} security={security} />
      <ServiceCards {...overview} services={services} security={security} />
      <Process block="steps" {...process} tone="blueprint" />
      <SpecimenSet words={getContent('pages', 'specimens')} specimens={getCollection('specimens')} />
      <CallToAction {...closing} />
    </>
  )
}
