import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Capability } from '#data/services/service.ts'
import type { SectionHeading } from './heading.ts'

const post =
  'border-line py-8 max-md:border-b md:border-l md:px-6 ' +
  'lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-5 lg:first:border-l-0 lg:first:pl-0'

/** Capabilities as posts below one beam. */
export function CapabilityColonnade({
  capabilities,
  ...heading
}: SectionHeading & { capabilities: Capability[] }) {
  return (
    <Section label="Capabilities" {...heading}>
      <ul className="grid border-t-8 border-text md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_auto_auto]">
        {capabilities.map(({ title, description, features }, index) => (
          <li key={title} className={post} {...reveal(index)}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 text-muted lg:mt-0">{description}</p>
            <ul className="mt-6 space-y-3 text-small lg:mt-0">
              {features.map((feature) => (
                <li key={feature} className="border-l border-accent-text pl-3">
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
