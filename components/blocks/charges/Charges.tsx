import { Section } from '@lintel/kit/ui/Section.tsx'
import { Schedule } from '#components/blocks/Schedule.tsx'
import type { Charges as Words } from './schema.ts'

/** How each step is charged and what it leaves; a column of amounts where the firm names one. */
export function Charges({ caption, columns, rows, ...heading }: Words) {
  const hasAmounts = rows.some(({ amount }) => amount)
  return (
    <Section {...heading}>
      <Schedule
        caption={caption}
        columns={[
          { heading: columns.step, width: 'md:w-1/4', cell: ({ step }) => step },
          {
            heading: columns.basis,
            cell: ({ basis, detail }) => (
              <>
                <span className="block font-semibold">{basis}</span>
                <span className="mt-1 block text-muted">{detail}</span>
              </>
            ),
          },
          ...(hasAmounts
            ? [{ heading: columns.amount, width: 'md:w-1/6', cell: ({ amount }: Row) => amount }]
            : []),
          { heading: columns.leaves, cell: ({ leaves }) => leaves },
        ]}
        rows={rows}
      />
    </Section>
  )
}

type Row = Words['rows'][number]
