import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import type { Action } from '#components/ui/CallToAction.tsx'
import { breadcrumbLabel, servicesMenuWords } from '#data/interface.ts'
import { serviceList } from '#data/services/index.ts'
import type { Service } from '#data/services/service.ts'
import { HeroSheet } from './HeroSheet.tsx'

interface ServiceHeroProps {
  service: Service
  /** Where the service goes by another name on its own page. */
  name?: string
  actions: Action[]
}

/** The head of a service page; below it, what the client has afterward. */
export function ServiceHero({ service, name = service.name, actions }: ServiceHeroProps) {
  const { id, page, benefits } = service
  const sheet = `Sheet ${serviceList.indexOf(service) + 1} of ${serviceList.length}`
  return (
    <HeroSheet
      location={<ServiceLocation name={name} />}
      title={page.headline}
      lead={page.lead}
      actions={actions}
      drawing={<ServiceDrawing service={id} className="h-auto w-full" />}
      titleBlock={[name, sheet]}
    >
      {benefits.length > 0 && (
        <ul className="mt-14 grid gap-y-5 border-t border-line pt-6 text-small lg:flex">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-l border-accent-text pl-4 lg:mr-6 lg:flex-1">
              {benefit}
            </li>
          ))}
        </ul>
      )}
    </HeroSheet>
  )
}

function ServiceLocation({ name }: { name: string }) {
  return (
    <nav aria-label={breadcrumbLabel}>
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <a href="/services" className="text-accent-text hover:underline">
            {servicesMenuWords.services}
          </a>
          <span aria-hidden="true"> /</span>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
