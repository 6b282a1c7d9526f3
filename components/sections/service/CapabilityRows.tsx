import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Capability } from '#data/services/service.ts'
import { HairlineList } from './HairlineList.tsx'
import type { SectionHeading } from './heading.ts'

/** Capabilities as full-width rows behind big numerals. */
export function CapabilityRows({
  capabilities,
  ...heading
}: SectionHeading & { capabilities: Capability[] }) {
  return (
    <Section label="Capabilities" {...heading}>
      <ol className="border-t border-line">
        {capabilities.map(({ title, description, features }, index) => (
          <li
            key={title}
            className="grid gap-x-6 gap-y-6 border-b border-line py-10 lg:grid-cols-12 lg:py-14"
            {...reveal()}
          >
            <span
              className="text-display font-semibold text-accent-text figures lg:col-span-2"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="lg:col-span-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </div>
            <HairlineList items={features} className="lg:col-span-4 lg:col-start-9" />
          </li>
        ))}
      </ol>
    </Section>
  )
}
