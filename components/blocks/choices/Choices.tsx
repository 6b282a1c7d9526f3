import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
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
          { heading: columns.question, width: 'md:w-4/12', cell: ({ question }) => question },
          { heading: columns.preference, plain: true, cell: ({ preference }) => preference },
          {
            heading: columns.exception,
            cell: ({ exception, question }) => (
              <EntryFold of={question} className="text-muted">
                {exception}
              </EntryFold>
            ),
          },
        ]}
      />
    </Section>
  )
}
