import { Mark } from '#components/drawings/marks/Mark.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'
import { Section } from '#components/ui/Section.tsx'
import { claims } from '#data/claims.ts'
import { compliance } from '#data/services/cybersecurity.ts'

const title = 'Six standards, mapped control by control'

export function Compliance({ number }: { number: string }) {
  return (
    <Section number={number} label="Compliance" title={title} tone="band">
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="border-l border-accent-text pl-5 text-small text-muted lg:sticky lg:top-28">
            {claims.complianceCoverage.source}
          </p>
        </div>
        <div className="lg:col-span-8">
          <Schedule
            caption="Compliance standards and their coverage"
            rows={compliance}
            rowKey={({ name }) => name}
            columns={[
              {
                heading: 'Standard',
                width: 'md:w-1/4',
                cell: ({ name }) => <span className="block text-h3 font-semibold">{name}</span>,
              },
              {
                heading: 'What we map',
                cell: ({ description }) => <p className="text-small text-muted">{description}</p>,
              },
              {
                heading: 'Coverage',
                width: 'md:w-32',
                cell: ({ coverage }) => <Coverage>{coverage}</Coverage>,
              },
            ]}
          />
        </div>
      </div>
    </Section>
  )
}

function Coverage({ children }: { children: string }) {
  return (
    <span className="label inline-flex items-center gap-2 text-success">
      <Mark id="check" className="size-4.5" />
      {children}
    </span>
  )
}
