import { serviceWords } from '@lintel/engine/content/words.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { ClaimSource } from '@lintel/kit/ui/ClaimFigure.tsx'
import { ResultBars } from '@lintel/kit/ui/ResultBars.tsx'

/** What is measured in an application; where a claim stands behind it, its bars and its source. */
export function MetricNote({ metrics, claim }: { metrics: string; claim?: Claim }) {
  return (
    <div className="border-l border-accent-text pl-4 text-small">
      <p className="label text-muted">{claim ? serviceWords.measured : serviceWords.measures}</p>
      <p className="mt-1 md:mt-1.5">{metrics}</p>
      {claim && <ResultBars claim={claim} />}
      {claim && <ClaimSource claim={claim} />}
    </div>
  )
}
