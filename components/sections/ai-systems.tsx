import { Section } from '#components/sections/service/FiguredSection.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'
import { FoldedEntries } from '#components/ui/Fold.tsx'
import type { ServicePages } from '#data/schemas/services.ts'

type AiSystems = ServicePages['ai-systems']

export function Choices({ columns, rows, ...heading }: AiSystems['choices']) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={rows.map(({ question }) => question)}>
        <Schedule
          caption={heading.title}
          rows={rows}
          columns={[
            { heading: columns.question, width: 'md:w-4/12', cell: ({ question }) => question },
            { heading: columns.preference, plain: true, cell: ({ preference }) => preference },
            {
              heading: columns.exception,
              cell: ({ exception }) => <span className="text-muted">{exception}</span>,
            },
          ]}
        />
      </FoldedEntries>
    </Section>
  )
}
