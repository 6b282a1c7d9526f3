import { Section } from '#components/blocks/FiguredSection.tsx'
import { Schedule } from '#components/blocks/Schedule.tsx'
import type { Choices as Words } from './schema.ts'

export function Choices({ columns, rows, ...heading }: Words) {
  return (
    <Section {...heading}>
      <Schedule
        caption={heading.title}
        rows={rows}
        columns={[
          { heading: columns.question, cell: ({ question }) => question },
          { heading: columns.preference, plain: true, cell: ({ preference }) => preference },
          {
            heading: columns.exception,
            folded: true,
            cell: ({ exception }) => <span className="text-muted">{exception}</span>,
          },
        ]}
      />
    </Section>
  )
}
