/** Hatches as in a section drawing: one for each material, on tiles of these many px. */
const TILE = 16
const hatches = [
  'M-4 4L4 -4M0 16L16 0M12 20L20 12',
  'M0 4H16M0 12H16',
  'M0 16L16 0M0 0L16 16',
  'M0 8L4 2L12 14L16 8',
  'M0 0H16M0 8H16M4 0V8M12 8V16',
  'M4 4v1M12 12v1M12 3h1M4 12h1',
]

/** What the layers enclose. */
export function ModelCore() {
  return (
    <div className="grid grid-cols-[2.75rem_1fr] lg:grid-cols-[7rem_1fr]" aria-hidden="true">
      <span className="border-r border-line bg-accent" />
      <p className="label px-5 py-4 text-muted lg:px-8">The model</p>
    </div>
  )
}

/** One layer of the section, cut to the height of its row. */
export function Layer({ index }: { index: number }) {
  const pattern = `layer-${index + 1}`
  return (
    <div className="relative border-r border-line" aria-hidden="true">
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <pattern id={pattern} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
          <path
            className="stroke-muted"
            fill="none"
            strokeOpacity="0.75"
            d={hatches[index % hatches.length]}
          />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
    </div>
  )
}
