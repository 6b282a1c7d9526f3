import { getCollection } from '@lintel/engine/content/store.ts'
import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import type { Specimen } from '@site/data/schemas/specimen.ts'
import { SpecimenMiniature } from '#components/drawings/SpecimenMiniature.tsx'
import type { BlockOf } from '../schemas.ts'
import { Heading } from './parts.tsx'

/** Each reason with the document that shows it. */
export function Reasons({ label, title, lead, reasons }: BlockOf<'reasons'>) {
  if (reasons.length === 0) return null
  const specimens = getCollection('specimens')
  return (
    <section id="why-choose" className="py-section">
      <div className="page-width">
        <Heading label={label} title={title} lead={lead} />
        <ul className="home-reasons mt-3 grid gap-1 md:mt-10 md:gap-8 lg:grid-cols-2">
          {reasons.map(({ icon, title, description, highlight, claim, proof }) => (
            <li key={title} className="grid gap-x-4">
              <Document icon={icon} specimen={specimens.find(({ href }) => href === proof?.href)} />
              <div className="folded-entry">
                <h3 className="text-h3">{title}</h3>
                <EntryFold of={title} className="text-muted">
                  <p className="mt-2">{description}</p>
                  <p className="mt-2 font-semibold text-text">{highlight}</p>
                </EntryFold>
                {proof && (
                  <a
                    href={proof.href}
                    className="text-link mt-1 inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                  >
                    {proof.label}
                  </a>
                )}
                {claim && <ClaimSource claim={claim} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface DocumentProps extends Pick<BlockOf<'reasons'>['reasons'][number], 'icon'> {
  specimen: Specimen | undefined
}

/** What a reason can be checked by; where no document is named, its icon stands there. */
function Document({ icon, specimen }: DocumentProps) {
  return specimen ? (
    <SpecimenMiniature drawing={specimen.drawing} />
  ) : (
    <Icon id={icon} className="size-8 text-accent-text" />
  )
}
