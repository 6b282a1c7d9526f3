import { serviceStrings } from '@lintel/engine/content/strings.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { amount } from './claimAmount.ts'

/**
 * Bars that compare a value before and after a reduction, or nothing if the claim is not a reduction by a
 * percentage of a whole. Decorative, because the text next to them says the same.
 */
export function ResultBars({ claim }: { claim: Claim }) {
  if (!claim.figure.endsWith('%') || amount(claim) > 100 || !claim.reduction) return null
  const remaining = `${100 - amount(claim)}%`
  return (
    <div
      className="mt-3 grid max-w-sm grid-cols-[auto_1fr_2.75rem] items-center gap-x-4 gap-y-2"
      aria-hidden="true"
    >
      <span className="label text-muted">{serviceStrings.before}</span>
      <svg className="h-4 w-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-edge" />
      </svg>
      <span />
      <span className="label">{claim.ceiling ? serviceStrings.best : serviceStrings.after}</span>
      <svg className="h-4 w-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" className="fill-none stroke-edge" strokeDasharray="3 3" />
        <rect width={remaining} height="100%" className="fill-accent" />
      </svg>
      <span className="label text-end">−{claim.figure}</span>
    </div>
  )
}
