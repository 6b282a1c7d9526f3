import { Section } from '#components/ui/Section.tsx'
import type { ToolGroup } from '#data/services/service.ts'
import { HairlineList } from './HairlineList.tsx'
import type { SectionHeading } from './heading.ts'

/** Tools in one column for each category. */
export function ToolColumns({ groups, ...heading }: SectionHeading & { groups: ToolGroup[] }) {
  return (
    <Section label="Tools" {...heading}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 lg:gap-x-8">
        {groups.map(({ category, tools }) => (
          <div key={category}>
            <dt className="label text-accent-text">{category}</dt>
            <dd className="mt-4">
              <HairlineList items={tools} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
