import { serviceStrings } from '@lintel/engine/content/strings.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { EntryFold } from '@lintel/kit/ui/Fold.tsx'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Applications as Words } from './schema.ts'

const looks = {
  /** A ledger: the process, what is automated in it, and at the end of the line what is measured. */
  rows: {
    perRow: 1,
    listClass: 'divide-line border-line md:divide-y md:border-t',
    entryClass: 'gap-x-8 md:grid md:grid-cols-3 md:pt-6 md:not-last:pb-6',
    foldClass: 'md:col-span-2',
    textClass: 'gap-x-8 lg:grid lg:grid-cols-2 lg:*:mb-0',
  },
  /** Industries in open columns. */
  columns: {
    perRow: 3,
    listClass: 'grid gap-x-8 md:grid-cols-2 md:gap-y-8 lg:grid-cols-3',
    entryClass: 'border-line md:border-t md:pt-6',
    foldClass: 'md:mt-3',
    textClass: '',
  },
}

/** Where a service is applied, in the layout that its record names. */
export function Applications({ layout, best, entries, ...heading }: Words) {
  const look = looks[layout]
  return (
    <Section {...heading} aside={best && <MetricNote {...best} />}>
      <ul className={look.listClass}>
        {entries.map(({ title, description, metrics, claim }, index) => (
          <li key={title} className={clsx('folded-entry', look.entryClass)} {...reveal(index % look.perRow)}>
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <EntryFold of={title} className={look.foldClass}>
              <div className={look.textClass}>
                <p className="mb-3 text-muted">{description}</p>
                <MetricNote metrics={metrics} claim={claim} />
              </div>
            </EntryFold>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What is measured in an application; where a claim stands behind it, its bars and its source. */
function MetricNote({ metrics, claim }: { metrics: string; claim?: Claim }) {
  return (
    <div className="text-small">
      <p className="label text-accent-text">{claim ? serviceStrings.measured : serviceStrings.measures}</p>
      <p className={clsx('mt-1 md:mt-1.5', !claim && 'border-l border-accent-text pl-3')}>{metrics}</p>
      {claim && <ResultBars claim={claim} />}
      {claim && <ClaimSource claim={claim} />}
    </div>
  )
}
