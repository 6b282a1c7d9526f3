import { clsx } from 'clsx'
import { Section } from '#components/sections/service/FiguredSection.tsx'
import { AnchorHeading } from '#components/ui/AnchorHeading.tsx'
import { Fold } from '#components/ui/Fold.tsx'
import { CheckList, DashList } from '#components/ui/lists.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { TextList } from '#components/ui/TextList.tsx'
import { serviceWords } from '#content/words.ts'
import type { ServicePages } from '#data/schemas/services.ts'

type Consulting = ServicePages['consulting']

/** Services on sheets: the work above, what is handed over in the title block below. */
export function ConsultingServices({ terms, entries, ...heading }: Consulting['services']) {
  return (
    <Section id="services" {...heading} tone="band">
      <ul className="grid gap-6 md:grid-cols-2">
        {entries.map((service, index) => (
          <li
            key={service.title}
            className="border border-line bg-background md:row-span-3 md:grid md:grid-rows-subgrid md:gap-0"
            {...reveal(index % 2)}
          >
            <ServiceSheet {...service} terms={terms} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ServiceSheet({
  title,
  description,
  features,
  deliverables,
  terms,
}: Consulting['services']['entries'][number] & { terms: Consulting['services']['terms'] }) {
  return (
    <>
      <div className="p-6 pb-4 sm:pb-6 lg:px-9 lg:pt-9">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-3 text-muted">{description}</p>
      </div>
      <div className="px-6 sm:pb-8 lg:px-9">
        <h4 className="label mb-3.5 text-muted max-sm:hidden">{terms.features}</h4>
        <Fold label={terms.features} count={features.length}>
          <CheckList items={features} />
        </Fold>
      </div>
      <div className="border-t border-line bg-surface px-6 py-5 lg:px-9">
        <h4 className="label text-accent-text">{terms.deliverables}</h4>
        <TextList items={deliverables} className="mt-3 space-y-1.5 text-small font-medium" />
      </div>
    </>
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
              <p className="max-w-2xl text-balance md:text-lead">{description}</p>
              <Fold label={serviceWords.examples} count={examples.length} className="mt-3 md:mt-4">
                <TextList
                  items={examples}
                  className="flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted max-md:flex-col"
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
const widths: Record<number, string> = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' }
const openEnded = 'lg:col-span-3'

export function Methodology({ phases, ...heading }: Consulting['methodology']) {
  return (
    <Section {...heading}>
      <ol className="max-lg:space-y-9 lg:grid lg:grid-cols-10 lg:grid-rows-[repeat(4,auto)]">
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
      className={clsx('lg:row-span-4 lg:grid lg:grid-rows-subgrid', weeks ? widths[weeks.most] : openEnded)}
      {...reveal(index)}
    >
      <div>
        <p className="label pb-3 text-accent-text">{duration}</p>
        <WeekLine weeks={weeks} />
      </div>
      <AnchorHeading className="mt-5 text-h3 lg:pr-6">{phase}</AnchorHeading>
      <p className="mt-3 text-muted lg:pr-8">{description}</p>
      <Fold label={serviceWords.details} count={activities.length} className="mt-5 self-start lg:mr-8">
        <DashList items={activities} className="space-y-2.5 border-line sm:border-t sm:pt-5" />
      </Fold>
    </li>
  )
}

interface Weeks {
  least: number
  most: number
}

/** The weeks in a duration such as "1-2 weeks"; none where a phase has no end. */
function weeksOf(duration: string): Weeks | undefined {
  const [, least, most] = duration.match(/^(\d+)-(\d+) weeks\b/) ?? []
  return least && most ? { least: Number(least), most: Number(most) } : undefined
}

const tick = 'before:absolute before:bottom-0 before:left-0 before:h-3.5 before:w-px before:bg-text'

const arrowhead = 'absolute right-0 -bottom-1.5 size-2.5 rotate-45 border-t-2 border-r-2 border-accent-text'

/** A stretch of the measured line, with one tick for each week. */
function WeekLine({ weeks }: { weeks?: Weeks | undefined }) {
  if (!weeks) return <OpenEnd />
  return (
    <div className="flex" aria-hidden="true">
      {numbered(weeks.most).map((week) => (
        <span
          key={week}
          className={clsx(
            'relative h-3.5 w-16 border-b-2 border-accent-text lg:w-auto lg:flex-1',
            week > weeks.least && 'border-dashed',
            tick,
          )}
        />
      ))}
    </div>
  )
}

/** The line goes on beyond the sheet. */
function OpenEnd() {
  return (
    <div
      className={clsx(
        'relative h-3.5 max-w-48 border-b-2 border-dotted border-accent-text lg:max-w-none',
        tick,
      )}
      aria-hidden="true"
    >
      <span className={arrowhead} />
    </div>
  )
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
