import type { ServicePages } from '@site/data/schemas/services.ts'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'

export function StartingPoints({
  columns,
  rows,
  ...heading
}: ServicePages['digital-transformation']['startingPoints']) {
  return (
    <Section {...heading}>
      <Schedule
        caption={heading.title}
        rows={rows}
        columns={[
          { heading: columns.symptom, width: 'md:w-4/12', cell: ({ symptom }) => symptom },
          {
            heading: columns.firstMove,
            cell: ({ firstMove }) => <p className="border-l-2 border-accent pl-4">{firstMove}</p>,
          },
          {
            heading: columns.leftAlone,
            cell: ({ leftAlone }) => (
              <p className="border-l-2 border-dashed border-edge pl-4 text-muted">{leftAlone}</p>
            ),
          },
        ]}
      />
    </Section>
  )
}
