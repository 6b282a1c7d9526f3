import { serviceStrings } from '@lintel/engine/content/strings.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { FoldedEntries } from '@lintel/kit/ui/FoldedEntries.tsx'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Applications as Words } from './schema.ts'

const looks = {
  /** A ledger: the process, what is automated in it, and at the end of the line what is measured. */
  rows: {
    perRow: 1,
    listClass: 'border-line sm:border-t',
    entryClass:
      'grid gap-x-10 gap-y-2 border-b border-line py-5 md:grid-cols-2 md:gap-y-3 md:py-8 lg:grid-cols-12',
    titleClass: 'text-h3 md:max-lg:col-span-2 lg:col-span-3',
    textClass: 'text-muted lg:col-span-5',
    noteClass: 'lg:col-span-4',
  },
  /** Industries in open columns; what is measured stands on one line across each row. */
  columns: {
    perRow: 3,
    listClass: 'grid gap-x-10 gap-y-7 max-sm:py-5 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3',
    entryClass: 'dimension-line row-span-3 grid grid-rows-subgrid gap-y-3 pt-5 md:gap-y-4 md:pt-6',
    titleClass: 'text-h3',
    textClass: 'text-muted',
    noteClass: 'md:pt-2 md:*:h-full',
  },
}

/** Where a service is applied, in the layout that its record names. */
export function Applications({ layout, best, entries, ...heading }: Words) {
  const look = looks[layout]
  return (
    <Section {...heading}>
      {best && (
        <div className="mb-7 max-w-measure md:mb-10">
          <MetricNote {...best} />
        </div>
      )}
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className={look.listClass}>
          {entries.map(({ title, description, metrics, claim }, index) => (
            <li key={title} className={look.entryClass} {...reveal(index % look.perRow)}>
              <AnchorHeading className={look.titleClass}>{title}</AnchorHeading>
              <p className={look.textClass}>{description}</p>
              <div className={look.noteClass}>
                <MetricNote metrics={metrics} claim={claim} />
              </div>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}

/** What is measured in an application; where a claim stands behind it, its bars and its source. */
function MetricNote({ metrics, claim }: { metrics: string; claim?: Claim }) {
  return (
    <div className="border-l border-accent-text pl-4 text-small">
      <p className="label text-muted">{claim ? serviceStrings.measured : serviceStrings.measures}</p>
      <p className="mt-1 md:mt-1.5">{metrics}</p>
      {claim && <ResultBars claim={claim} />}
      {claim && <ClaimSource claim={claim} />}
    </div>
  )
}
