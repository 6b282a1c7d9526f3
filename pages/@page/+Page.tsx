import { Blocks } from '#components/blocks/index.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import type { PageData } from './+data.ts'

export default function Page({ page: { service, blocks } }: PageData) {
  return (
    <>
      {service && <ServiceHero service={service} />}
      <Blocks blocks={blocks} service={service} />
    </>
  )
}
