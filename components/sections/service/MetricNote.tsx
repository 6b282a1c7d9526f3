import { amount } from '#components/drawings/caseStudies/figures.ts'
import { ClaimSource } from '#components/ui/ClaimFigure.tsx'
import { serviceWords } from '#content/words.ts'
import type { Claim } from '#data/schemas/claim.ts'

/** What is measured in an application; where a claim stands behind it, its bars and its source. */
export function MetricNote({ metrics, claim }: { metrics: string; claim?: Claim }) {
  return (
    <div className="border-l border-accent-text pl-4 text-small">
      <p className="label text-muted">{claim ? serviceWords.measured : serviceWords.measures}</p>
      <p className="mt-1 md:mt-1.5">{metrics}</p>
      {claim && <Bars share={1 - amount(claim) / 100} />}
      {claim && <ClaimSource claim={claim} />}
    </div>
  )
}

/** What was and what is left of it; decoration, as the sentence above says the same. */
function Bars({ share }: { share: number }) {
  return (
    <svg className="mt-3 block h-5 w-full max-w-80" aria-hidden="true" focusable="false">
      <rect width="100%" height="8" className="fill-line" />
      <rect y="12" width="100%" height="8" className="fill-line" opacity="0.5" />
      <rect y="12" width={`${Math.round(share * 100)}%`} height="8" className="fill-accent" />
    </svg>
  )
}
