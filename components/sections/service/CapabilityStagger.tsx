import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Capability } from '#data/services/service.ts'
import { HairlineList } from './HairlineList.tsx'
import type { SectionHeading } from './heading.ts'

const axes = 'ABCDEFGH'

/** Capabilities on the axes of a plan: two columns, the second one lower, each behind its axis bubble. */
export function CapabilityStagger({
  capabilities,
  ...heading
}: SectionHeading & { capabilities: Capability[] }) {
  return (
    <Section label="Capabilities" {...heading}>
      <ul className="grid gap-x-16 gap-y-16 lg:grid-cols-2 lg:pb-24">
        {capabilities.map(({ title, description, features }, index) => (
          <li key={title} className="lg:even:translate-y-24" {...reveal(index % 2)}>
            <p className="flex items-center text-accent-text" aria-hidden="true">
              <span className="label grid size-11 place-items-center rounded-full border border-edge">
                {axes[index]}
              </span>
              <span className="h-px flex-1 bg-line" />
            </p>
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
            <HairlineList items={features} className="mt-6" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
