/** Of each stratum, from above: a square of its hatch. */
const hatches = ['M-2 2l4-4M0 8l8-8M6 10l4-4', 'M0 4h8', 'M0 2h5M4 6h5', 'M4 0v8']

/** A stratum of the core that is drawn beside what it can do. */
export function Core({ stratum }: { stratum: number }) {
  const id = `stratum-${stratum}`
  return (
    <div className="relative -my-8 row-span-2 border-x border-text max-md:hidden" aria-hidden="true">
      <svg className="absolute size-full stroke-muted" aria-hidden="true" focusable="false">
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={hatches[stratum % hatches.length]} />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
    </div>
  )
}
