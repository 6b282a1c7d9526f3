import { FoldedEntries } from '@lintel/kit/ui/FoldedEntries.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { Schedule } from '#components/blocks/Schedule.tsx'
import type { Choices as Words } from './schema.ts'

export function Choices({ columns, rows, ...heading }: Words) {
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
