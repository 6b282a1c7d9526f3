import { Mark } from '#components/drawings/marks/Mark.tsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { SectionLabel } from '#components/ui/SectionLabel.tsx'
import { home } from '#data/home.ts'
import { homeServices } from '#data/services/index.ts'
import type { Service } from '#data/services/service.ts'

/** Three tall cards; their painting waits until they are near (`behaviors/lazySections.ts`). */
export function Services() {
  const { label, title, action } = home.services
  return (
    <section id="services" className="border-y border-line bg-surface py-section">
      <div className="page-width">
        <SectionLabel number="02">{label}</SectionLabel>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-6">
          <h2 className="text-h2">{title}</h2>
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        </div>
        <ul data-lazy className="mt-12 grid gap-6 lg:grid-cols-3">
          {homeServices.map((service) => (
            <ServiceCard key={service.id} {...service} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ServiceCard({ id, href, name, description, features }: Service) {
  return (
    <li className="group relative overflow-hidden rounded-md border border-line bg-raised transition-colors hover:border-accent-text md:grid md:grid-cols-2 lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0">
      <div className="grid content-center overflow-hidden border-line max-md:border-b md:border-r lg:border-r-0 lg:border-b">
        <ServiceDrawing service={id} className="h-auto w-full md:max-lg:overflow-visible" />
      </div>
      <div className="flex flex-col p-7 lg:row-span-4 lg:grid lg:grid-rows-subgrid">
        <h3 className="text-h3">
          <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
            {name}
          </a>
        </h3>
        <p className="mt-3 text-muted">{description}</p>
        <ul className="mt-6 divide-y divide-line border-t border-line text-small">
          {features.slice(0, 3).map((feature) => (
            <li key={feature} className="py-2.5">
              {feature}
            </li>
          ))}
        </ul>
        <Mark id="arrow-right" className="mt-auto size-6 translate-y-2 text-accent-text" />
      </div>
    </li>
  )
}
