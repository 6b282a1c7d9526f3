import { Blocks } from '#components/blocks/index.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import type { ServiceData } from './+data.ts'

export default function Page({ service }: ServiceData) {
  return (
    <>
      <ServiceHero service={service} />
      <Blocks blocks={service.blocks} service={service} />
    </>
  )
}
