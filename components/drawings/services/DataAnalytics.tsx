import { Label, Nodes } from '#components/drawings/parts.tsx'
import { hatch, rectangle, type Point } from '#components/drawings/paths.ts'

const LEFT = 40
const RIGHT = 280
const BORE = 180
/** The top of each stratum at the left, above the bore and at the right. */
const STRATA = [
  { name: 'Use', at: [72, 56, 80] },
  { name: 'Model', at: [116, 104, 128] },
  { name: 'Clean', at: [168, 152, 176] },
  { name: 'Raw', at: [216, 208, 228] },
] as const
const FLOOR = 272
const CORE = { x: 320, width: 40 }
/** How much a sample of each stratum tells: the log beside the core. */
const LOG = [72, 56, 40, 24]

/** A section cut through strata of data, a bore through them, and the core laid out beside it. */
export function DataAnalytics() {
  return (
    <>
      <path className="fill-background" d={outline()} />
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(LEFT, 244, RIGHT - LEFT, 28, 10)} />
      <path className="stroke-muted" d={STRATA.slice(1).map(surface).join('')} />
      <path className="stroke-text" strokeWidth="1.5" d={outline()} />
      <Bore />
      <Core />
    </>
  )
}

function surface({ at: [left, middle, right] }: (typeof STRATA)[number]): string {
  return `M${LEFT} ${left}C${LEFT + 60} ${left} ${BORE - 50} ${middle} ${BORE} ${middle}S${RIGHT - 50} ${right} ${RIGHT} ${right}`
}

function outline(): string {
  return `${surface(STRATA[0])}V${FLOOR}H${LEFT}z`
}

function Bore() {
  const samples = STRATA.map(({ at }): Point => [BORE, at[1]])
  return (
    <>
      <path className="stroke-accent" strokeWidth="2" d={`M${BORE} 40V256`} />
      <path className="stroke-muted" d={`M${BORE - 14} 32H${BORE + 14}M${BORE - 8} 40H${BORE + 8}`} />
      <Nodes at={samples} />
      <Label x={BORE - 24} y={37} anchor="end">A</Label>
      <Label x={BORE + 24} y={37} anchor="start">A′</Label>
      <path className="stroke-muted" strokeDasharray="3 4" d={STRATA.map(({ at }) => `M${BORE + 8} ${at[1]}H${CORE.x - 6}`).join('')} />
    </>
  )
}

function Core() {
  const { x, width } = CORE
  const tops = STRATA.map(({ at }) => at[1])
  return (
    <>
      <path className="fill-background" d={rectangle(x, 56, width, 200)} />
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(x, 208, width, 48) + hatch(x, 152, width, 56, 16)} />
      <path className="stroke-text" d={rectangle(x, 56, width, 200) + tops.slice(1).map((top) => `M${x} ${top}h${width}`).join('')} />
      {STRATA.map(({ name, at }, index) => (
        <g key={name}>
          <Label x={x + width + 16} y={at[1] + 22} anchor="start">{name}</Label>
          <path className="stroke-muted" d={`M${x + width + 16} ${at[1] + 34}h72`} strokeOpacity="0.5" />
          <path className="stroke-accent" strokeWidth="3" d={`M${x + width + 16} ${at[1] + 34}h${LOG[index]}`} />
        </g>
      ))}
    </>
  )
}
