import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { serviceWords } from '#content/words.ts'
import type { ServicePages } from '#data/schemas/services.ts'

type RecordPathWords = ServicePages['data-analytics']['recordPath']

/** The stations of a record, one below the other; the dashed line between two is their contract. */
export function RecordPath({ terms, stations, ...heading }: RecordPathWords) {
  return (
    <Section {...heading} tone="band">
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
        <Fact term={terms.holds} className="mt-2">
          {holds}
        </Fact>
      </div>
      <Fold label={serviceWords.details} count={3} className="lg:col-span-8">
        <div className="grid gap-x-8 gap-y-4 max-sm:pb-2 sm:grid-cols-2 lg:grid-cols-[2fr_3fr_3fr]">
          <Fact term={terms.owner} className="sm:max-lg:col-span-2">
            {owner}
          </Fact>
          <Fact term={terms.contract} strong>
            {contract}
          </Fact>
          <Fact term={terms.breach}>{breach}</Fact>
        </div>
      </Fold>
    </li>
  )
}

interface FactProps {
  term: string
  strong?: boolean
  className?: string
  children: string
}

function Fact({ term, strong, className, children }: FactProps) {
  return (
    <div className={className}>
      <p className={clsx('label', strong ? 'text-accent-text' : 'text-muted')}>{term}</p>
      <p className={clsx('mt-1 text-small', !strong && 'text-muted')}>{children}</p>
    </div>
  )
}
