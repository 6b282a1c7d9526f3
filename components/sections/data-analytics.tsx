import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import type { ServicePages } from '#data/schemas/services.ts'

type RecordPathWords = ServicePages['data-analytics']['recordPath']

/** The stations of a record, side by side on large screens; the dashed line between two is their contract. */
export function RecordPath({ terms, stations, ...heading }: RecordPathWords) {
  return (
    <Section {...heading} tone="band">
      <ol className="max-lg:space-y-8 lg:grid lg:grid-cols-5 lg:grid-rows-[repeat(5,auto)]">
        {stations.map((station, index) => (
          <Station
            key={station.name}
            {...station}
            terms={terms}
            first={index === 0}
            last={index === stations.length - 1}
          />
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
  first,
  last,
}: RecordPathWords['stations'][number] & {
  terms: RecordPathWords['terms']
  first: boolean
  last: boolean
}) {
  return (
    <li
      className={clsx(
        'relative max-lg:pl-8 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-6 lg:pr-5',
        'lg:border-dashed lg:border-accent-text',
        first || 'lg:pl-5',
        last || 'lg:border-r',
      )}
    >
      <span
        className={clsx(
          'absolute bg-edge max-lg:top-1.5 max-lg:left-1.5 max-lg:w-px lg:top-1.5 lg:left-0 lg:h-px',
          last ? 'max-lg:bottom-0 lg:w-5' : 'max-lg:-bottom-10 lg:w-full',
        )}
        aria-hidden="true"
      />
      <span
        className={clsx(
          'absolute top-0 left-0 size-3.5 rounded-full border-2 border-surface bg-accent',
          first || 'lg:left-5',
        )}
        aria-hidden="true"
      />
      <AnchorHeading className="text-h3 lg:pt-8">{name}</AnchorHeading>
      <Fact term={terms.holds}>{holds}</Fact>
      <Fact term={terms.owner}>{owner}</Fact>
      <Fact term={terms.contract} strong>
        {contract}
      </Fact>
      <Fact term={terms.breach}>{breach}</Fact>
    </li>
  )
}

function Fact({ term, strong, children }: { term: string; strong?: boolean; children: string }) {
  return (
    <div className="max-lg:mt-3">
      <p className={clsx('label', strong ? 'text-accent-text' : 'text-muted')}>{term}</p>
      <p className={clsx('mt-1 text-small', !strong && 'text-muted')}>{children}</p>
    </div>
  )
}
