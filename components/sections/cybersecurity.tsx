import { clsx } from 'clsx'
import { Icon } from '#components/icons/Icon.tsx'
import { MetricNote } from '#components/sections/service/MetricNote.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Badge } from '#components/ui/Badge.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import type { Applications, ServicePages } from '#data/schemas/services.ts'

type Cybersecurity = ServicePages['cybersecurity']
type Threat = Cybersecurity['threats']['rows'][number]

export function Threats({ caption, claim, columns, rows, ...heading }: Cybersecurity['threats']) {
  return (
    <Section {...heading}>
      <Schedule
        caption={caption}
        rows={rows}
        rowKey={({ threat }) => threat}
        columns={[
          {
            heading: columns.threat,
            width: 'md:w-[28%] lg:w-4/12',
            cell: ({ threat }) => <span className="block text-h3 font-semibold">{threat}</span>,
          },
          {
            heading: columns.description,
            plain: true,
            cell: ({ description }) => <p className="text-muted">{description}</p>,
          },
          {
            heading: columns.prevalence,
            width: 'md:w-36',
            compact: true,
            cell: ({ prevalence }) => <PrevalenceBadge rating={prevalence} />,
          },
          {
            heading: columns.impact,
            width: 'md:w-28',
            compact: true,
            cell: ({ impact }) => <ImpactBadge rating={impact} />,
          },
        ]}
      />
      <p className="mt-8 max-w-measure text-small text-muted">{claim.source}</p>
    </Section>
  )
}

const prevalences = ['Low', 'Medium', 'High', 'Very High'] as const satisfies Threat['prevalence'][]

function ImpactBadge({ rating }: { rating: Threat['impact'] }) {
  return <Badge tone={rating === 'Critical' ? 'danger' : 'neutral'}>{rating}</Badge>
}

/** The rating as a word, and below it as a scale of four. */
function PrevalenceBadge({ rating }: { rating: Threat['prevalence'] }) {
  const level = prevalences.indexOf(rating)
  return (
    <div className="inline-block">
      <Badge tone={rating === 'Very High' ? 'danger' : rating === 'High' ? 'accent' : 'neutral'}>
        {rating}
      </Badge>
      <span className="mt-2 flex gap-1 max-md:hidden" aria-hidden="true">
        {prevalences.map((step, index) => (
          <span key={step} className={clsx('h-1 w-5', index <= level ? 'bg-text' : 'bg-line')} />
        ))}
      </span>
    </div>
  )
}

/** Industries in open columns; what is measured stands on one line across each row. */
export function Industries({ entries, ...heading }: Applications) {
  return (
    <Section {...heading}>
      <ul className="grid gap-x-10 gap-y-7 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3">
        {entries.map(({ title, description, metrics, claim }, index) => (
          <li
            key={title}
            className="dimension-line row-span-3 grid grid-rows-subgrid gap-y-2 pt-5 md:gap-y-4 md:pt-6"
            {...reveal(index % 3)}
          >
            <AnchorHeading className="text-h3">{title}</AnchorHeading>
            <p className="text-muted">{description}</p>
            <div className="md:pt-2">
              <MetricNote metrics={metrics} claim={claim} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Compliance({ caption, claim, columns, rows, ...heading }: Cybersecurity['compliance']) {
  return (
    <Section {...heading} tone="band">
      <div className="grid gap-x-12 gap-y-6 md:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="border-l border-accent-text pl-5 text-small text-muted lg:sticky lg:top-28">
            {claim.source}
          </p>
        </div>
        <div className="lg:col-span-8">
          <Schedule
            caption={caption}
            rows={rows}
            rowKey={({ name }) => name}
            columns={[
              {
                heading: columns.name,
                width: 'md:w-1/4',
                cell: ({ name }) => <span className="block text-h3 font-semibold">{name}</span>,
              },
              {
                heading: columns.description,
                plain: true,
                cell: ({ description }) => <p className="text-small text-muted">{description}</p>,
              },
              {
                heading: columns.coverage,
                width: 'md:w-32',
                compact: true,
                cell: () => <Coverage>{claim.figure}</Coverage>,
              },
            ]}
          />
        </div>
      </div>
    </Section>
  )
}

function Coverage({ children }: { children: string }) {
  return (
    <span className="label inline-flex items-center gap-2 text-success">
      <Icon id="check" className="size-4.5" />
      {children}
    </span>
  )
}
