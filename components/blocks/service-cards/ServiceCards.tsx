import { services as everyService, servicesIn } from '@lintel/engine/content/services.ts'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { Service } from '@site/data/schemas/services.ts'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { OpenMark, ServiceFeatures } from '#components/sections/service/cardParts.tsx'
import type { ServiceCards as Words } from './schema.ts'

/** Five rows that neighbors share, so that their texts and lists begin on one line. */
const field =
  'group relative border-r border-b border-line transition-colors hover:bg-surface max-md:flex max-md:flex-col ' +
  'md:row-span-5 md:grid md:grid-cols-1 md:grid-rows-subgrid'

/** The services of the overview as neighbors on one sheet, and beside them the one that is part of each. */
export function ServiceCards({ note, ...heading }: Words) {
  const services = servicesIn('overview')
  const security = everyService().find(({ href }) => href === note.action.href)
  return (
    <Section id="overview" {...heading}>
      <div className="border-t border-l border-line md:grid md:grid-cols-2 lg:grid-cols-3">
        <ul className="md:col-span-full md:row-[1/span_15] md:grid md:grid-cols-subgrid md:grid-rows-subgrid lg:row-[1/span_10]">
          {services.map((service, index) => (
            <li key={service.id} className={field} {...reveal(index)}>
              <ServiceCard {...service} />
            </li>
          ))}
        </ul>
        {security && <SecurityNote {...security} text={note.text} />}
      </div>
    </Section>
  )
}

/** What all services stand on: it fills the place that the last row of cards leaves free. */
function SecurityNote({ href, name, features, sheet, text }: Service & { text: string }) {
  return (
    <aside
      aria-labelledby="overview-security"
      className="group relative flex flex-col border-r border-b border-line bg-surface md:col-start-2 md:row-[11/span_5] lg:col-start-3 lg:row-[6/span_5]"
    >
      <div className="relative min-h-18 grow border-t-2 border-b border-t-text border-b-accent bg-[repeating-linear-gradient(135deg,var(--color-accent)_0_1px,transparent_1px_10px)] max-md:h-18">
        <SheetNumber>{sheet}</SheetNumber>
      </div>
      <h3 id="overview-security" className="mt-7 px-6 text-h3 lg:px-7">
        <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </a>
      </h3>
      <p className="mt-3 px-6 text-lead text-muted lg:px-7">{text}</p>
      <ServiceFeatures features={features} className="mx-6 mt-4 sm:mt-6 lg:mx-7" />
      <OpenMark className="mx-6 mt-5 mb-7 lg:mx-7" />
    </aside>
  )
}

function ServiceCard({ drawing, href, name, description, features, sheet }: Service) {
  return (
    <>
      <div className="relative border-b border-line">
        <ServiceDrawing drawing={drawing} />
        <SheetNumber>{sheet}</SheetNumber>
      </div>
      <h3 className="mt-7 px-6 text-h3 lg:px-7 lg:text-lead lg:font-semibold">
        <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </a>
      </h3>
      <p className="mt-3 px-6 text-muted lg:px-7">{description}</p>
      <ServiceFeatures features={features} className="mx-6 mt-4 md:self-start sm:mt-6 lg:mx-7" />
      <OpenMark className="mx-6 mt-5 mb-7 lg:mx-7" />
    </>
  )
}

function SheetNumber({ children }: { children: number }) {
  return (
    <span
      className="label absolute right-6 -bottom-4 grid size-8 place-items-center rounded-full border border-edge bg-background text-muted lg:right-7"
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
