import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Badge } from '@lintel/kit/ui/Badge.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Compliance as Words } from './schema.ts'

/** Standards side by side, each with how far it is covered; what that means is said once. */
export function Compliance({ claim, coverage, rows, ...heading }: Words) {
  return (
    <Section {...heading} lead={claim.source}>
      <ul className="grid border-line md:grid-cols-2 md:border-t md:border-l lg:grid-cols-3">
        {rows.map(({ name, description }) => (
          <li
            key={name}
            className="folded-entry border-line md:flex md:flex-col md:border-r md:border-b md:p-6"
          >
            <AnchorHeading className="text-h3 md:text-[1.75rem] md:leading-tight md:font-medium">
              {name}
            </AnchorHeading>
            <EntryFold of={name} className="md:mt-3 md:grid md:flex-1">
              <div className="md:flex md:h-full md:flex-col">
                <p className="text-muted max-md:mb-2">{description}</p>
                <p className="md:mt-auto md:pt-5">
                  <Badge tone="accent">{`${claim.figure} ${coverage}`}</Badge>
                </p>
              </div>
            </EntryFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}
