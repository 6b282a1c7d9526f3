import { clsx } from 'clsx'

interface Weeks {
  least: number
  most: number
}

/** The weeks in a duration such as "1-2 weeks"; none where a phase has no end. */
export function weeksOf(duration: string): Weeks | undefined {
  const [, least, most] = duration.match(/^(\d+)-(\d+) weeks$/) ?? []
  return least && most ? { least: Number(least), most: Number(most) } : undefined
}

const tick = 'before:absolute before:bottom-0 before:left-0 before:h-3.5 before:w-px before:bg-text'

const arrowhead = 'absolute right-0 -bottom-1.5 size-2.5 rotate-45 border-t-2 border-r-2 border-accent-text'

/** A stretch of the measured line, with one tick for each week. */
export function WeekLine({ weeks }: { weeks?: Weeks | undefined }) {
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
