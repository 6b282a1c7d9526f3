import { times } from '@lintel/kit/drawings/paths.ts'
import { AnchorHeading } from '@lintel/kit/ui/AnchorHeading.tsx'
import { reveal } from '@lintel/kit/ui/reveal.ts'
import { clsx } from 'clsx'
import { Section } from '#components/blocks/FiguredSection.tsx'
import { StepDetails } from '#components/blocks/steps/StepDetails.tsx'
import type { Phases as Words } from './schema.ts'

/** Columns of a phase by its longest duration in weeks; a longer one, or one without an end, takes what is left. */
const widths: Record<number, string> = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' }
const openEnded = 'lg:col-span-3'

/** Phases along one line, drawn to scale; on small screens it goes down, and a week there is as long as its phase allows. */
export function Phases({ phases, ...heading }: Words) {
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
}: Words['phases'][number] & { index: number }) {
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
      <div className="folded-entry md:contents">
        <AnchorHeading className="text-h3 wrap-anywhere hyphens-auto sm:mt-2 lg:mt-5 lg:pr-6">
          {phase}
        </AnchorHeading>
        <p className="text-muted lg:mt-3 lg:pr-8">{description}</p>
        <StepDetails of={phase} details={activities} className="mt-4 lg:mr-8" />
      </div>
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
