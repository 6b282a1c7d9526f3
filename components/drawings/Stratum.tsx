import { useId } from 'react'

/** Of each stratum, from above: a square of its hatch. */
const hatches = ['M-2 2l4-4M0 8l8-8M6 10l4-4', 'M0 4h8', 'M0 2h5M4 6h5', 'M4 0v8']

/** The hatch of a stratum, as large as its place. */
export function Stratum({ stratum, className }: { stratum: number; className: string }) {
  const id = useId()
  return (
    <span className={`relative block border-text max-md:hidden ${className}`} aria-hidden="true">
      <svg className="absolute size-full stroke-muted" aria-hidden="true" focusable="false">
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={hatches[stratum % hatches.length]} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    </span>
  )
}
