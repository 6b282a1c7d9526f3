import { Mark } from '#components/drawings/marks/Mark.tsx'
import { ServiceDrawing } from '#components/drawings/ServiceDrawing.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { overviewServices } from '#data/services/index.ts'
import { overviewSection } from '#data/services/overview.ts'
import type { Service } from '#data/services/service.ts'

const FEATURES_SHOWN = 3
const STAGGER = 100

/** The services as neighbors on one sheet; the last field of the grid leads to security. */
export function ServiceCards({ number }: { number: string }) {
  const { id, title, lead } = overviewSection
  return (
    <Section id={id} number={number} label="Overview" title={title} lead={lead}>
      <ul className="grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-3">
        {overviewServices.map((service, index) => (
          <li
            key={service.id}
            className="group relative flex flex-col border-r border-b border-line transition-colors hover:bg-surface"
            {...reveal(index, STAGGER)}
          >
            <ServiceCard {...service} number={index + 1} />
          </li>
        ))}
        <li className="border-r border-b border-line bg-surface" {...reveal(overviewServices.length, STAGGER)}>
          <SecurityNote />
        </li>
      </ul>
    </Section>
  )
}

function ServiceCard({ id, href, name, description, features, number }: Service & { number: number }) {
  return (
    <>
      <ServiceDrawing service={id} className="h-auto w-full border-b border-line" />
      <div className="flex flex-1 flex-col p-6 lg:p-7">
        <p className="label text-accent-text" aria-hidden="true">
          {number}
        </p>
        <h3 className="mt-3 text-h3">
          <a href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
            {name}
          </a>
        </h3>
        <p className="mt-3 text-muted">{description}</p>
        <ul className="mt-6 mb-8 divide-y divide-line border-t border-line text-small">
          {features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="py-2.5">
              {feature}
            </li>
          ))}
        </ul>
        <Mark
          id="arrow-right"
          className="mt-auto size-6 text-accent-text transition-transform group-hover:translate-x-1"
        />
      </div>
    </>
  )
}

function SecurityNote() {
  const { text, action } = overviewSection.note
  return (
    <div className="group relative flex h-full flex-col justify-end p-6 lg:p-7">
      <p className="text-lead text-muted">{text}</p>
      <p className="mt-4 flex items-center justify-between gap-4 text-h3 font-semibold">
        <a href={action.href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {action.label}
        </a>
        <Mark
          id="arrow-right"
          className="size-6 text-accent-text transition-transform group-hover:translate-x-1"
        />
      </p>
    </div>
  )
}
