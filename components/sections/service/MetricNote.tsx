import { clsx } from 'clsx'
import { amount } from '#components/drawings/caseStudies/figures.ts'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { serviceWords } from '#content/words.ts'
import type { Claim } from '#data/schemas/claim.ts'

/** What is measured in an application; where a claim stands behind it, its bars and its source. */
export function MetricNote({ metrics, claim }: { metrics: string; claim?: Claim }) {
  return (
    <div className="border-l border-accent-text pl-4 text-small">
      <p className={clsx('label text-muted', !claim && 'max-md:sr-only')}>
        {claim ? serviceWords.measured : serviceWords.measures}
      </p>
      <p className="mt-1 md:mt-1.5">{metrics}</p>
      {claim && <Bars claim={claim} />}
      {claim && <ClaimSource claim={claim} />}
    </div>
  )
}

/** What was and what is left of it; decoration, as the sentence above says the same. */
function Bars({ claim }: { claim: Claim }) {
  const left = `${100 - amount(claim)}%`
  return (
    <div
      className="mt-3 grid max-w-80 grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5"
      aria-hidden="true"
    >
      <span className="label text-muted">{serviceWords.before}</span>
      <svg className="h-4 w-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-line" />
      </svg>
      <span className="label">{serviceWords.after}</span>
      <svg className="h-4 w-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-none stroke-edge" strokeDasharray="3 3" />
        <rect width={left} height="100%" className="fill-accent" />
        <text x="99%" y="12" textAnchor="end" className="fill-muted text-[0.75rem] font-medium">
          −{claim.figure}
        </text>
      </svg>
    </div>
  )
}
