import { Blocks } from '#components/blocks/index.tsx'
import { ReadingProgress } from '#components/sections/ReadingProgress.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'
import type { PageData } from './+data.ts'

export default function Page({ page: { href, head, service, blocks } }: PageData) {
  if (href === '/')
    return (
      <div className="home-page">
        <ReadingProgress />
        <Blocks blocks={blocks} />
      </div>
    )
  return (
    <>
      {service && <ServiceHero service={service} />}
      <Blocks name={head.title} blocks={blocks} service={service} />
    </>
  )
}
