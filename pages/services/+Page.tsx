import { ProcessLine } from '#components/sections/service/ProcessLine.tsx'
import { Hero, ServiceCards } from '#components/sections/services.tsx'
import { CallToAction } from '#components/ui/CallToAction.tsx'
import { pageWords } from '#content/pages.ts'
import { servicesIn } from '#content/services.ts'

export default function Page() {
  const { hero, overview, process, closing } = pageWords('services')
  const services = servicesIn('overview')
  return (
    <>
      <Hero {...hero} bays={services.length} />
      <ServiceCards {...overview} services={services} />
      <ProcessLine {...process} tone="band" />
      <CallToAction {...closing} />
    </>
  )
}
