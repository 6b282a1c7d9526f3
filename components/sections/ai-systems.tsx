import { FoldedEntries } from '@lintel/kit/ui/Fold.tsx'
import type { ServicePages } from '@site/data/schemas/services.ts'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'

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
