import { clsx } from 'clsx'
import { Badge } from '#components/ui/Badge.tsx'
import type { Threat } from '#data/services/cybersecurity.ts'

const prevalences = ['Low', 'Medium', 'High', 'Very High'] as const satisfies Threat['prevalence'][]

export function ImpactBadge({ rating }: { rating: Threat['impact'] }) {
  return <Badge tone={rating === 'Critical' ? 'danger' : 'neutral'}>{rating}</Badge>
}

/** The rating as a word, and below it as a scale of four. */
export function PrevalenceBadge({ rating }: { rating: Threat['prevalence'] }) {
  const level = prevalences.indexOf(rating)
  return (
    <div className="inline-block">
      <Badge tone={rating === 'Very High' ? 'danger' : rating === 'High' ? 'accent' : 'neutral'}>
        {rating}
      </Badge>
      <span className="mt-2 flex gap-1" aria-hidden="true">
        {prevalences.map((step, index) => (
          <span key={step} className={clsx('h-1 w-5', index <= level ? 'bg-text' : 'bg-line')} />
        ))}
      </span>
    </div>
  )
}
