import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Compliance as Words } from './schema.ts'

/** Standards side by side, each with how far it is covered; what that means is said once. */
export function Compliance({ claim, coverage, rows, ...heading }: Words) {
  return (
    <Section {...heading} lead={claim.source}>
      <ul className="grid gap-x-8 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {rows.map(({ name, description }) => (
          <li key={name} className="folded-entry">
            <AnchorHeading className="text-h3">{name}</AnchorHeading>
            <EntryFold of={name} className="md:mt-3">
              <p className="text-muted">{description}</p>
              <p className="mt-2 text-small text-accent-text">{`${claim.figure} ${coverage}`}</p>
            </EntryFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
