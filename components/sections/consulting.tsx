import { clsx } from 'clsx'
import { Drawing, Path } from '#components/drawings/parts.tsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { DashList } from '#components/ui/lists.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { TextList } from '#components/ui/TextList.tsx'
import { serviceWords } from '#content/words.ts'
import type { ServicePages } from '#data/schemas/services.ts'

type Consulting = ServicePages['consulting']

/** A matrix: a row for each service, and in it the sheet that it leaves of each kind. */
export function ConsultingServices({ terms, entries, ...heading }: Consulting['services']) {
  return (
    <Section id="services" {...heading} tone="band">
      <ul className="border-t border-line">
        {entries.map((service) => (
          <li
            key={service.title}
            className="grid gap-x-10 gap-y-4 border-b border-line py-5 sm:gap-y-5 sm:py-8 lg:grid-cols-12"
            {...reveal()}
          >
            <ServiceRow {...service} terms={terms} />
          </li>
        ))}
      </ul>
    </Section>
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
      <div className="lg:col-span-4">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 text-muted">{description}</p>
      </div>
      <Fold
        label={`${terms.features} · ${terms.deliverables}`}
        count={features.length + deliverables.length}
        className="lg:col-span-8"
      >
        <div className="grid gap-x-8 gap-y-5 max-sm:pb-2 sm:grid-cols-[2fr_3fr]">
          <div>
            <h4 className="label mb-3 text-muted">{terms.features}</h4>
            <DashList items={features} className="space-y-2" />
          </div>
          <div className="sm:flex sm:flex-col">
            <h4 className="label mb-3 text-accent-text">{terms.deliverables}</h4>
            <ul className="grid gap-2 sm:flex-1 sm:grid-cols-3">
              {deliverables.map((name, index) => (
                <Deliverable key={name} name={name} kind={terms.kinds[index]} index={index} />
              ))}
            </ul>
          </div>
        </div>
      </Fold>
    </>
  )
}

/** What is on the sheets of each kind, in little: what was measured, what was weighed, and an order of work. */
const marks = [
  { fine: 'M1 5h56v24h-56zM23 5v10M1 19h14M37 29v-10h20', accent: 'M1 37h56M1 34v6M57 34v6' },
  { fine: 'M1 6h34M38 1v10M1 36h22M26 31v10', accent: 'M1 21h58' },
  { fine: 'M1 14v14M16 14v14M31 14v14', accent: 'M1 21h58m-7-5l7 5l-7 5' },
]

/** A sheet with its title block; on phones a line. */
function Deliverable({ name, kind, index }: { name: string; kind: string | undefined; index: number }) {
  const mark = marks[index % marks.length]
  return (
    <li className="text-small font-medium flex max-sm:items-baseline max-sm:gap-4 sm:flex-col sm:border sm:border-edge sm:bg-background">
      {mark && (
        <Drawing width={60} height={42} className="m-3 h-10.5 self-start max-sm:hidden">
          <Path ink="fine" d={mark.fine} />
          <Path ink="accent" strokeWidth="1.5" d={mark.accent} />
        </Drawing>
      )}
      <div className="max-sm:contents sm:grow sm:border-t sm:border-line sm:p-3">
        <p className="label text-muted max-sm:w-28 max-sm:shrink-0 sm:mb-1">{kind}</p>
        {name}
      </div>
    </li>
  )
}

export function Industries({ entries, ...heading }: Consulting['industries']) {
  return (
    <Section {...heading}>
      <ul className="border-t border-line">
        {entries.map(({ title, description, examples }) => (
          <li
            key={title}
            className="grid gap-x-10 gap-y-2 border-b border-line py-5 sm:py-8 md:gap-y-3 lg:grid-cols-12"
            {...reveal()}
          >
            <AnchorHeading className="text-h3 lg:col-span-4">{title}</AnchorHeading>
            <div className="lg:col-span-8">
              <Fold label={serviceWords.details} count={examples.length}>
                <p className="max-w-2xl text-balance md:text-lead">{description}</p>
                <TextList
                  items={examples}
                  className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted max-md:flex-col max-sm:mb-2 md:mt-4"
                  itemClass="border-l border-accent-text pl-3"
                />
              </Fold>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Columns of a phase by its longest duration in weeks; a phase without an end takes what is left. */
const widths: Record<number, string> = { 1: 'md:col-span-1', 2: 'md:col-span-2', 3: 'md:col-span-3' }
const openEnded = 'md:col-span-3'

/** Phases along one line, drawn to scale; on phones it goes down, and a week there is as long as its phase allows. */
export function Methodology({ phases, ...heading }: Consulting['methodology']) {
  return (
    <Section {...heading}>
      <ol className="md:grid md:grid-cols-10 md:grid-rows-[repeat(5,auto)]">
        {phases.map((phase, index) => (
          <Phase key={phase.phase} {...phase} index={index} />
        ))}
      </ol>
    </Section>
  )
}

function Phase({
  phase,
  duration,
  description,
  activities,
  index,
}: Consulting['methodology']['phases'][number] & { index: number }) {
  const weeks = weeksOf(duration)
  return (
    <li
      className={clsx(
        'relative max-md:pb-7 max-md:pl-8 md:row-span-5 md:grid md:grid-rows-subgrid',
        weeks ? widths[weeks.most] : openEnded,
      )}
      {...reveal(index)}
    >
      <p className="label text-accent-text md:pb-3">{duration}</p>
      <WeekLine weeks={weeks} />
      <AnchorHeading className="mt-2 text-h3 wrap-anywhere hyphens-auto md:mt-5 md:pr-3 lg:pr-6">
        {phase}
      </AnchorHeading>
      <p className="mt-2 text-muted md:mt-3 md:pr-4 md:max-lg:text-small lg:pr-8">{description}</p>
      <Fold
        label={serviceWords.details}
        count={activities.length}
        className="mt-4 self-start md:mr-4 lg:mr-8"
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

/** The weeks in a duration such as "1–2 weeks"; none where a phase has no end. */
function weeksOf(duration: string): Weeks | undefined {
  const [, least, most] = duration.match(/^(\d+)[-–](\d+) weeks\b/) ?? []
  return least && most ? { least: Number(least), most: Number(most) } : undefined
}

const tick =
  'relative flex-1 border-accent-text before:absolute before:bg-text max-md:border-l-2 max-md:before:top-0 ' +
  'max-md:before:-left-0.5 max-md:before:h-px max-md:before:w-3.5 md:border-b-2 md:before:bottom-0 ' +
  'md:before:left-0 md:before:h-3.5 md:before:w-px'

const arrowhead =
  'absolute size-2.5 border-t-2 border-r-2 border-accent-text max-md:bottom-0 max-md:-left-1.5 max-md:rotate-135 ' +
  'md:right-0 md:-bottom-1.5 md:rotate-45'

/** A stretch of the measured line, with one tick for each week; without weeks it goes on beyond the sheet. */
function WeekLine({ weeks }: { weeks?: Weeks | undefined }) {
  return (
    <div
      className="flex max-md:absolute max-md:inset-y-0 max-md:left-0 max-md:flex-col md:h-3.5"
      aria-hidden="true"
    >
      {weeks ? (
        numbered(weeks.most).map((week) => (
          <span key={week} className={clsx(tick, week > weeks.least && 'border-dashed')} />
        ))
      ) : (
        <span className={clsx(tick, 'border-dotted')}>
          <span className={arrowhead} />
        </span>
      )}
    </div>
  )
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
