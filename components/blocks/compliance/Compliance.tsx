import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { FoldedEntries } from '@lintel/kit/ui/Fold.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { Schedule } from '#components/blocks/Schedule.tsx'
import type { Compliance as Words } from './schema.ts'

export function Compliance({ caption, claim, columns, rows, ...heading }: Words) {
  return (
    <Section {...heading}>
      <div className="grid gap-x-12 gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="border-l border-accent-text pl-5 text-small text-muted lg:sticky lg:top-28">
            {claim.source}
          </p>
        </div>
        <FoldedEntries titles={rows.map(({ name }) => name)} className="lg:col-span-8">
          <Schedule
            caption={caption}
            rows={rows}
            columns={[
              { heading: columns.name, width: 'md:w-1/3', cell: ({ name }) => name },
              {
                heading: columns.description,
                plain: true,
                cell: ({ description }) => (
                  <>
                    <p className="mb-2 text-small text-muted">{description}</p>
                    <span className="label inline-flex items-center gap-2 text-accent-text">
                      <Icon id="check" className="size-4.5" />
                      {`${claim.figure} ${columns.coverage}`}
                    </span>
                  </>
                ),
              },
            ]}
          />
        </FoldedEntries>
      </div>
    </Section>
  )
}
