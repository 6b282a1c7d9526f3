import { HairlineList, TextList } from '#components/ui/lists.tsx'
import { Section, type SectionHeading } from '#components/ui/Section.tsx'
import type { ToolGroups } from '#data/schemas/services.ts'

/** Tools in one column for each category. */
export function ToolColumns({ groups, ...heading }: SectionHeading & ToolGroups) {
  return (
    <Section {...heading}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-7 md:gap-y-10 lg:grid-cols-4 lg:gap-x-8">
        {groups.map(({ category, tools }) => (
          <div key={category}>
            <dt className="label text-accent-text">{category}</dt>
            <dd className="mt-3 md:mt-4">
              <HairlineList items={tools} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Tools as lines of large type, one line for each category. */
export function ToolSchedule({ groups, ...heading }: SectionHeading & ToolGroups) {
  return (
    <Section {...heading}>
      <dl className="border-t border-line">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:gap-y-3 md:py-7 lg:grid-cols-12"
          >
            <dt className="label pt-1.5 text-accent-text lg:col-span-3">{category}</dt>
            <dd className="lg:col-span-9">
              <TextList
                items={tools}
                className="flex flex-wrap gap-x-5 gap-y-0.5 md:gap-x-8 md:gap-y-1.5 md:text-h3"
              />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
