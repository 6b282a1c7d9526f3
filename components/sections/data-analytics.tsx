import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import type { ServicePages } from '@site/data/schemas/services.ts'
import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'

type RecordPathWords = ServicePages['data-analytics']['recordPath']

const details = 'gap-x-8 gap-y-4 sm:grid-cols-[2fr_3fr]'

/** The stations of a record, one below the other; the dashed line between two is their contract. */
export function RecordPath({ terms, stations, ...heading }: RecordPathWords) {
  return (
    <Section {...heading} tone="band">
      <div
        className="label hidden grid-cols-12 gap-x-10 border-b border-edge pb-3 pl-8 text-muted lg:grid"
        aria-hidden="true"
      >
        <p className="col-span-4">{terms.holds}</p>
        <p className="col-span-3 text-accent-text">{terms.contract}</p>
        <div className={clsx('col-span-5 grid', details)}>
          <p>{terms.owner}</p>
          <p>{terms.breach}</p>
        </div>
      </div>
      <ol>
        {stations.map((station) => (
          <Station key={station.name} {...station} terms={terms} />
        ))}
      </ol>
    </Section>
  )
}

function Station({
  name,
  holds,
  owner,
  contract,
  breach,
  terms,
}: RecordPathWords['stations'][number] & { terms: RecordPathWords['terms'] }) {
  return (
    <li className="group relative grid gap-x-10 gap-y-4 border-dashed border-accent-text py-5 pl-8 not-last:border-b md:grid-cols-[2fr_3fr] md:py-7 lg:grid-cols-12">
      <span
        className="absolute inset-y-0 left-1.5 w-px bg-edge group-first:top-8 group-last:bottom-auto group-last:h-8"
        aria-hidden="true"
      />
      <span
        className="absolute top-7 left-0 size-3.5 rounded-full border-2 border-surface bg-accent md:top-9"
        aria-hidden="true"
      />
      <div className="lg:col-span-4">
        <AnchorHeading className="text-h3">{name}</AnchorHeading>
        <Fact term={terms.holds} className="mt-2" obvious>
          {holds}
        </Fact>
      </div>
      <Fact term={terms.contract} strong className="md:max-lg:col-start-2 lg:col-span-3 lg:pt-1">
        {contract}
      </Fact>
      <Fold
        label={`${terms.owner} · ${terms.breach}`}
        className="md:max-lg:col-start-2 lg:col-span-5 lg:pt-1"
      >
        <div className={clsx('grid max-sm:pb-2', details)}>
          <Fact term={terms.owner}>{owner}</Fact>
          <Fact term={terms.breach}>{breach}</Fact>
        </div>
      </Fold>
    </li>
  )
}

interface FactProps {
  term: string
  /** Says what it is without its term. */
  obvious?: boolean
  strong?: boolean
  className?: string
  children: string
}

function Fact({ term, obvious, strong, className, children }: FactProps) {
  return (
    <div className={className}>
      <p
        className={clsx(
          'label mb-1',
          obvious ? 'sr-only' : 'lg:sr-only',
          strong ? 'text-accent-text' : 'text-muted',
        )}
      >
        {term}
      </p>
      <p className={clsx('text-small', !strong && 'text-muted')}>{children}</p>
    </div>
  )
}
