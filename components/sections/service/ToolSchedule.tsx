import { Section } from '#components/ui/Section.tsx'
import type { ToolGroup } from '#data/services/service.ts'
import type { SectionHeading } from './heading.ts'

/** Tools as lines of large type, one line for each category. */
export function ToolSchedule({ groups, ...heading }: SectionHeading & { groups: ToolGroup[] }) {
  return (
    <Section label="Tools" {...heading}>
      <dl className="border-t border-line">
        {groups.map(({ category, tools }) => (
          <div key={category} className="grid gap-x-6 gap-y-3 border-b border-line py-7 lg:grid-cols-12">
            <dt className="label pt-1.5 text-accent-text lg:col-span-3">{category}</dt>
            <dd className="lg:col-span-9">
              <ul className="flex flex-wrap gap-x-8 gap-y-1.5 text-h3">
                {tools.map((tool) => (
                  <li key={tool}>{tool}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
