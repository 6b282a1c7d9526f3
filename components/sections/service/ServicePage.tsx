import { CallToAction } from '@lintel/kit/ui/CallToAction.tsx'
import type { CaseStudy } from '@site/data/schemas/caseStudy.ts'
import type { Service } from '@site/data/schemas/services.ts'
import type { ReactNode } from 'react'
import { BuiltLikeThis } from '#components/sections/service/BuiltLikeThis.tsx'
import { ServiceHero } from '#components/sections/service/ServiceHero.tsx'

interface ServicePageProps {
  service: Service
  studies: readonly CaseStudy[]
  /** The sections in between. */
  children: ReactNode
}

/** What the page of every service begins and ends with. */
export function ServicePage({ service, studies, children }: ServicePageProps) {
  return (
    <>
      <ServiceHero service={service} />
      {children}
      <BuiltLikeThis service={service} studies={studies} />
      <CallToAction {...service.closing} />
    </>
  )
}
