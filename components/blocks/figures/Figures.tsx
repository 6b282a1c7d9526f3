import { ClaimFigure, ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { Section } from '@lintel/kit/ui/Section.tsx'
import type { BlockOf } from '../schemas.ts'

/** Figures in one row, each over its source. */
export function Figures({ claims, ...heading }: BlockOf<'figures'>) {
  return (
    <Section {...heading}>
      <ul className="grid grid-cols-2 gap-8 md:grid-cols-4">
        {claims.map((claim) => (
          <li key={claim.subject}>
            <ClaimFigure claim={claim}>
              <ClaimSource claim={claim} />
            </ClaimFigure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
