import { Icon } from '@lintel/kit/icons/Icon.tsx'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold } from '@lintel/kit/ui/Fold.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import type { Applications, ServicePages } from '@site/data/schemas/services.ts'
import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { MetricNote } from '#components/sections/service/MetricNote.tsx'
import { Schedule } from '#components/sections/service/Schedule.tsx'

type Cybersecurity = ServicePages['cybersecurity']
type Threat = Cybersecurity['threats']['rows'][number]

export function Threats({ caption, claim, columns, rows, ...heading }: Cybersecurity['threats']) {
  return (
    <Section {...heading}>
      <Schedule
        caption={caption}
        rows={rows}
        columns={[
          { heading: columns.threat, width: 'md:w-[27%] lg:w-4/12', cell: ({ threat }) => threat },
          {
            heading: columns.description,
            plain: true,
            cell: ({ description }) => <p className="text-muted">{description}</p>,
          },
          {
            heading: columns.prevalence,
            width: 'md:w-33 lg:w-36',
            compact: true,
            cell: ({ prevalence }) => <Rating step={prevalence} />,
          },
          {
            heading: columns.impact,
            width: 'md:w-23 lg:w-36',
            compact: true,
            cell: ({ impact }) => <Rating step={impact} />,
          },
        ]}
      />
      <p className="mt-8 max-w-measure text-small text-muted">{claim.source}</p>
    </Section>
  )
}

const steps = ['Low', 'Medium', 'High', 'Very High'] as const satisfies Threat['prevalence'][]

/** A rating as a word, and below it as a scale of four, whose last step is critical for an impact. */
function Rating({ step }: { step: Threat['prevalence'] | Threat['impact'] }) {
  const level = step === 'Critical' ? steps.length - 1 : steps.indexOf(step)
  return (
    <div className="flex items-center gap-2 md:block">
      <span className={clsx('text-small', level > 2 && 'font-semibold')}>{step}</span>
      <span className="flex gap-0.5 md:mt-2 md:gap-1" aria-hidden="true">
        {steps.map((each, index) => (
          <span
            key={each}
            className={clsx('h-2.5 w-1 md:h-1 md:w-5', index <= level ? 'bg-text' : 'bg-line')}
          />
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
        <Fold
          label={rows.map(({ name }) => name.replaceAll(' ', '\u00a0')).join('\u00a0· ')}
          count={rows.length}
          className="lg:col-span-8"
        >
          <Schedule
            caption={caption}
            rows={rows}
            columns={[
              { heading: columns.name, width: 'md:w-1/3', cell: ({ name }) => name },
              {
                heading: columns.description,
                plain: true,
                cell: ({ description }) => (
                  <>
                    <p className="mb-2 text-small text-muted">{description}</p>
                    <span className="label inline-flex items-center gap-2 text-accent-text">
                      <Icon id="check" className="size-4.5" />
                      {`${claim.figure} ${columns.coverage}`}
                    </span>
                  </>
                ),
              },
            ]}
          />
        </Fold>
      </div>
    </Section>
  )
}
