import { CheckList } from '#components/ui/CheckList.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Capability } from '#data/services/service.ts'
import type { SectionHeading } from './heading.ts'

/** Capabilities in a two-by-two grid of hairlines. */
export function CapabilityGrid({
  capabilities,
  ...heading
}: SectionHeading & { capabilities: Capability[] }) {
  return (
    <Section label="Capabilities" {...heading}>
      <ul className="grid border-t border-l border-line bg-background md:grid-cols-2">
        {capabilities.map(({ title, description, features }, index) => (
          <li key={title} className="border-r border-b border-line p-6 md:p-10" {...reveal(index)}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 text-muted">{description}</p>
            <CheckList items={features} className="mt-6" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
