import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { FoldedEntries } from '@lintel/kit/ui/FoldedEntries.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Compliance as Words } from './schema.ts'

/** Standards side by side, each with how far it is covered; what that means is said once. */
export function Compliance({ claim, coverage, rows, ...heading }: Words) {
  return (
    <Section {...heading}>
      <p className="mb-4 max-w-measure text-muted max-sm:text-small md:mb-10">{claim.source}</p>
      <FoldedEntries titles={rows.map(({ name }) => name)}>
        <ul className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
          {rows.map(({ name, description }) => (
            <li
              key={name}
              className="row-span-3 grid grid-rows-subgrid gap-y-2 border-t border-line py-4 md:pt-6 md:pb-10"
            >
              <AnchorHeading className="text-h3">{name}</AnchorHeading>
              <p className="text-muted">{description}</p>
              <p className="flex items-center gap-2 text-small text-accent-text">
                <Icon id="check" className="size-4.5" />
                {`${claim.figure} ${coverage}`}
              </p>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}
