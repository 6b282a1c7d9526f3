import { reveal } from '#components/ui/reveal.ts'
import type { Capability } from '#data/services/service.ts'
import { DashList } from './DashList.tsx'
import type { SectionHeading } from './heading.ts'
import { SplitSection } from './SplitSection.tsx'

/** Capabilities as chapters beside a heading that stays in view. */
export function CapabilitySplit({
  capabilities,
  ...heading
}: SectionHeading & { capabilities: Capability[] }) {
  return (
    <SplitSection label="Capabilities" {...heading}>
      <ul className="space-y-14">
        {capabilities.map(({ title, description, features }) => (
          <li key={title} {...reveal()}>
            <h3 className="dimension-line pt-5 text-h3">{title}</h3>
            <p className="mt-3 max-w-measure text-muted">{description}</p>
            <DashList items={features} className="mt-6 grid gap-x-8 gap-y-3 md:grid-cols-2" />
          </li>
        ))}
      </ul>
    </SplitSection>
  )
}
