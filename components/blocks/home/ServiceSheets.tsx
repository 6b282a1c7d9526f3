import { getCollection, servicesIn } from '@lintel/engine/content/store.ts'
import { ButtonLink } from '@lintel/kit/ui/Button.tsx'
import type { Service } from '@site/data/schemas/services.ts'
import type { BlockOf } from '../schemas.ts'
import { Cell, Label } from './parts.tsx'

/** Services in equal cells. Those of the home page are painted once they are near (`behaviors/appearing.ts`). */
export function ServiceSheets({ label, title, action }: BlockOf<'service-sheets'>) {
  const services = servicesIn('home')
  const others = getCollection('services').filter(({ shownIn }) => !shownIn.home)
  return (
    <section id="services" className="py-section">
      <div className="page-width">
        <Label>{label}</Label>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-h2">{title}</h2>
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        </div>
        <div className="service-sheets mt-4 border-y border-line md:mt-8 divide-y divide-line">
          {services.length > 0 && (
            <ul data-lazy className="home-cells">
              {services.map((service) => (
                <ServiceSheet key={service.id} {...service} />
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <ul className="home-cells">
              {others.map((service) => (
                <ServiceSheet key={service.id} {...service} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

function ServiceSheet({ drawing, href, name, line }: Service) {
  return (
    <li className="group folded-entry">
      <Cell icon={drawing} title={name} href={href}>
        {line}
      </Cell>
    </li>
  )
}
