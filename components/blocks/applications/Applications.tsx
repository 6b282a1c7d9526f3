import { serviceWords } from '@lintel/engine/content/words.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { FoldedEntries } from '@lintel/kit/ui/Fold.tsx'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { Section } from '#components/blocks/FiguredSection.tsx'
import type { Applications as Words } from './schema.ts'

/** Where a service is applied, in the layout that its record names. */
export function Applications(block: Words) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}

/** A ledger: the process, what is automated in it, and at the end of the line what is measured. */
function Rows({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className="border-line sm:border-t">
          {entries.map(({ title, description, metrics, claim }) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-b border-line py-5 md:grid-cols-2 md:gap-y-3 md:py-8 lg:grid-cols-12"
              {...reveal()}
            >
              <AnchorHeading className="text-h3 md:max-lg:col-span-2 lg:col-span-3">{title}</AnchorHeading>
              <p className="text-muted lg:col-span-5">{description}</p>
              <div className="lg:col-span-4">
                <MetricNote metrics={metrics} claim={claim} />
              </div>
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}

/** Industries in open columns; what is measured stands on one line across each row. */
function Columns({ entries, ...heading }: Words) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className="grid gap-x-10 gap-y-7 max-sm:py-5 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3">
          {entries.map(({ title, description, metrics, claim }, index) => (
            <li
              key={title}
              className="dimension-line row-span-3 grid grid-rows-subgrid gap-y-3 pt-5 md:gap-y-4 md:pt-6"
              {...reveal(index % 3)}
            >
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="text-muted">{description}</p>
              <div className="md:pt-2 md:*:h-full">
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
      <p className="label text-muted">{claim ? serviceWords.measured : serviceWords.measures}</p>
      <p className="mt-1 md:mt-1.5">{metrics}</p>
      {claim && <ResultBars claim={claim} />}
      {claim && <ClaimSource claim={claim} />}
    </div>
  )
}

const layouts = { columns: Columns, rows: Rows }
