import { clsx } from 'clsx'
import { DashList } from '#components/sections/service/DashList.tsx'
import { reveal } from '#components/ui/reveal.ts'
import { Section } from '#components/ui/Section.tsx'
import { type MethodologyPhase, methodology } from '#data/services/consulting.ts'
import { WeekLine, weeksOf } from './WeekLine.tsx'

const heading = {
  title: 'Four phases on one measured line',
  lead: 'One tick is one week. The line is solid for the shorter case and dashed as far as the longer one.',
}

/** Columns of a phase by its longest duration in weeks; a phase without an end takes what is left. */
const widths: Record<number, string> = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' }
const openEnded = 'lg:col-span-3'

export function Methodology({ number }: { number: string }) {
  return (
    <Section number={number} label="Methodology" {...heading}>
      <ol className="max-lg:space-y-12 lg:grid lg:grid-cols-10 lg:grid-rows-[repeat(4,auto)]">
        {methodology.map((phase, index) => (
          <Phase key={phase.phase} {...phase} index={index} />
        ))}
      </ol>
    </Section>
  )
}

function Phase({ phase, duration, description, activities, index }: MethodologyPhase & { index: number }) {
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
      <h3 className="mt-5 text-h3 lg:pr-6">{phase}</h3>
      <p className="mt-3 text-muted lg:pr-8">{description}</p>
      <DashList
        items={activities}
        className="mt-5 space-y-2.5 self-start border-t border-line pt-5 lg:mr-8"
      />
    </li>
  )
}
