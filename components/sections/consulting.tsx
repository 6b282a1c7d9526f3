import { serviceWords } from '@lintel/engine/content/words.ts'
import { Drawing, Path } from '@lintel/kit/drawings/parts.tsx'
import { times } from '@lintel/kit/drawings/paths.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { Fold, FoldedEntries } from '@lintel/kit/ui/Fold.tsx'
import { DashList } from '@lintel/kit/ui/lists.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { TextList } from '@lintel/kit/ui/TextList.tsx'
import type { ServicePages } from '@site/data/schemas/services.ts'
import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'

type Consulting = ServicePages['consulting']

/** A matrix: a row for each service, and in it the sheet that it leaves of each kind. */
export function ConsultingServices({ terms, entries, ...heading }: Consulting['services']) {
  return (
    <Section id="services" {...heading} tone="band">
      <MatrixHead {...terms} />
      <ul className="border-t border-line lg:border-edge">
        {entries.map((service) => (
          <li key={service.title} className="border-b border-line py-5 sm:py-6" {...reveal()}>
            <ServiceRow {...service} terms={terms} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const columns = 'gap-x-8 sm:grid-cols-[2fr_3fr] lg:col-span-8'

/** What is on the sheets of each kind, in little: what was measured, what was weighed, and an order of work. */
const marks = [
  { fine: 'M1 5h56v24h-56zM23 5v10M1 19h14M37 29v-10h20', accent: 'M1 37h56M1 34v6M57 34v6' },
  { fine: 'M1 6h34M38 1v10M1 36h22M26 31v10', accent: 'M1 21h58' },
  { fine: 'M1 14v14M16 14v14M31 14v14', accent: 'M1 21h58m-7-5l7 5l-7 5' },
]

/** Names the columns where there is room for them; the rows repeat the names for those who do not see them. */
function MatrixHead({ features, deliverables, kinds }: Consulting['services']['terms']) {
  return (
    <div className="hidden items-end gap-x-10 pb-4 lg:grid lg:grid-cols-12" aria-hidden="true">
      <span className="col-span-4" />
      <div className={clsx('grid items-end', columns)}>
        <p className="label text-muted">{features}</p>
        <div>
          <p className="label text-accent-text">{deliverables}</p>
          <ul className="mt-4 grid grid-cols-3 gap-2">
            {marks.map(({ fine, accent }, index) => (
              <li key={accent} className="label px-3 text-muted">
                <Drawing width={60} height={42} className="mb-3 h-10.5">
                  <Path ink="fine" d={fine} />
                  <Path ink="accent" strokeWidth="1.5" d={accent} />
                </Drawing>
                {kinds[index]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

function ServiceRow({
  title,
  description,
  features,
  deliverables,
  terms,
}: Consulting['services']['entries'][number] & { terms: Consulting['services']['terms'] }) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <Fold label={`${terms.features} · ${terms.deliverables}`} className="mt-2">
        <div className="grid gap-x-10 gap-y-4 sm:gap-y-5 lg:grid-cols-12">
          <p className="text-muted lg:col-span-4">{description}</p>
          <div className={clsx('grid gap-y-4', columns)}>
            <div>
              <h4 className="label mb-3 text-muted lg:sr-only">{terms.features}</h4>
              <DashList items={features} className="space-y-2" />
            </div>
            <div>
              <h4 className="label mb-3 text-accent-text lg:sr-only">{terms.deliverables}</h4>
              <ul className="grid gap-2 sm:grid-cols-3">
                {deliverables.map((name, index) => (
                  <Deliverable key={name} name={name} kind={terms.kinds[index]} />
                ))}
              </ul>
            </div>
          </div>
        </div>
      </Fold>
    </>
  )
}

/** A sheet; on phones a line. */
function Deliverable({ name, kind }: { name: string; kind: string | undefined }) {
  return (
    <li className="text-small font-medium max-sm:flex max-sm:items-baseline max-sm:gap-4 sm:border sm:border-edge sm:bg-background sm:p-3 lg:min-h-20">
      <p className="label text-muted max-sm:w-28 max-sm:shrink-0 sm:mb-1 lg:sr-only">{kind}</p>
      {name}
    </li>
  )
}

export function Industries({ entries, ...heading }: Consulting['industries']) {
  return (
    <Section {...heading}>
      <FoldedEntries titles={entries.map(({ title }) => title)}>
        <ul className="grid gap-x-16 lg:grid-cols-2">
          {entries.map(({ title, description, examples }) => (
            <li
              key={title}
              className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-line py-5 sm:py-8"
              {...reveal()}
            >
              <AnchorHeading className="text-h3">{title}</AnchorHeading>
              <p className="mt-2 max-w-2xl text-balance md:mt-3 md:text-lead">{description}</p>
              <TextList
                items={examples}
                className="mt-3 flex flex-wrap content-start gap-x-4 gap-y-1.5 text-small text-muted max-sm:flex-col md:mt-4 md:gap-x-6"
                itemClass="border-l border-accent-text pl-3"
              />
            </li>
          ))}
        </ul>
      </FoldedEntries>
    </Section>
  )
}

/** Columns of a phase by its longest duration in weeks; a longer one, or one without an end, takes what is left. */
const widths: Record<number, string> = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' }
const openEnded = 'lg:col-span-3'

/** Phases along one line, drawn to scale; on small screens it goes down, and a week there is as long as its phase allows. */
export function Methodology({ phases, ...heading }: Consulting['methodology']) {
  return (
    <Section {...heading}>
      <ol className="lg:grid lg:grid-cols-10 lg:grid-rows-[repeat(5,auto)]">
        {phases.map((phase, index) => (
          <Phase key={phase.phase} {...phase} index={index} />
        ))}
      </ol>
    </Section>
  )
}

function Phase({
  phase,
  part,
  duration,
  description,
  activities,
  index,
}: Consulting['methodology']['phases'][number] & { index: number }) {
  const weeks = weeksOf(duration)
  return (
    <li
      className={clsx(
        'relative max-lg:pb-5 max-lg:pl-8 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-10 lg:row-span-5 lg:grid lg:grid-rows-subgrid',
        (weeks && widths[weeks.most]) ?? openEnded,
      )}
      {...reveal(index)}
    >
      <p className="label text-accent-text lg:pb-3">
        {duration} {part && <span className="block text-muted">{part}</span>}
      </p>
      <WeekLine weeks={weeks} />
      <AnchorHeading className="mt-2 text-h3 wrap-anywhere hyphens-auto lg:mt-5 lg:pr-6">
        {phase}
      </AnchorHeading>
      <p className="mt-2 text-muted lg:mt-3 lg:pr-8">{description}</p>
      <Fold
        label={serviceWords.details}
        count={activities.length}
        className="mt-4 self-start md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0 lg:mr-8"
      >
        <DashList items={activities} className="space-y-2.5 border-line sm:border-t sm:pt-5" />
      </Fold>
    </li>
  )
}

interface Weeks {
  least: number
  most: number
}

/** The weeks in a duration such as "1–2 weeks" or "1 week"; none where a phase has no end. */
function weeksOf(duration: string): Weeks | undefined {
  const [, least, most] = duration.match(/^(?:(\d+)[-–])?(\d+) weeks?\b/) ?? []
  return most ? { least: Number(least ?? most), most: Number(most) } : undefined
}

const tick =
  'relative flex-1 border-accent-text before:absolute before:bg-text max-lg:border-l-2 max-lg:before:top-0 ' +
  'max-lg:before:-left-0.5 max-lg:before:h-px max-lg:before:w-3.5 lg:border-b-2 lg:before:bottom-0 ' +
  'lg:before:left-0 lg:before:h-3.5 lg:before:w-px'

const arrowhead =
  'absolute size-2.5 border-t-2 border-r-2 border-accent-text max-lg:bottom-0 max-lg:-left-1.5 max-lg:rotate-135 ' +
  'lg:right-0 lg:-bottom-1.5 lg:rotate-45'

/** A stretch of the measured line, with one tick for each week; without weeks it goes on beyond the sheet. */
function WeekLine({ weeks }: { weeks?: Weeks | undefined }) {
  return (
    <div
      className="flex max-lg:absolute max-lg:inset-y-0 max-lg:left-0 max-lg:flex-col lg:h-3.5"
      aria-hidden="true"
    >
      {weeks ? (
        times(weeks.most, (week) => (
          <span key={week} className={clsx(tick, week >= weeks.least && 'border-dashed')} />
        ))
      ) : (
        <span className={clsx(tick, 'border-dotted')}>
          <span className={arrowhead} />
        </span>
      )}
    </div>
  )
}
