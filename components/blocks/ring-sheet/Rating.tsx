import { clsx } from 'clsx'
import type { RingSheet } from './schema.ts'

type Threat = RingSheet['entries'][number]

const steps = ['Low', 'Medium', 'High', 'Very High'] as const satisfies Threat['prevalence'][]

/** A rating as a word and as a scale of four, whose last step is critical for an impact. */
export function Rating({ term, step }: { term: string; step: Threat['prevalence'] | Threat['impact'] }) {
  const level = step === 'Critical' ? steps.length - 1 : steps.indexOf(step)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <dt className="text-muted">{term}</dt>
      <dd className={clsx('flex items-center gap-2', level > 2 && 'font-semibold')}>
        {step}
        <span className="flex gap-0.5 max-sm:hidden" aria-hidden="true">
          {steps.map((each, index) => (
            <span key={each} className={clsx('h-3 w-1.5', index <= level ? 'bg-text' : 'bg-line')} />
          ))}
        </span>
      </dd>
    </div>
  )
}
