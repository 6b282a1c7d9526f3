import { Dimension, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, line, type Point, points, rectangle } from '@lintel/kit/drawings/paths.ts'

const [LEFT, RIGHT, FLOOR] = [24, 272, 280]
const BORE = 168
/** The top of each stratum at the left, at the bore and at the right. */
const STRATA = [
  { name: 'Use', at: [88, 64, 92] },
  { name: 'Model', at: [136, 112, 136] },
  { name: 'Clean', at: [184, 164, 188] },
  { name: 'Raw', at: [236, 220, 240] },
] as const
/** Fine beds inside two of the strata, by depth. */
const BEDS = [
  { name: 'Model', depths: [17, 34] },
  { name: 'Clean', depths: [12, 24, 36] },
] as const
const CORE = { x: 312, width: 40, foot: 272 }
/** How many rows each stratum holds, as the log beside the core shows it. */
const LOG = [8, 30, 64, 80]

const HATCH = 14

type Stratum = (typeof STRATA)[number]

/** A section cut through strata of data, a bore through them, and the core laid out beside it. */
export function DataAnalytics() {
  const outline = `${surface('Use')}V${FLOOR}H${LEFT}z`
  const beds = BEDS.flatMap(({ name, depths }) => depths.map((depth) => surface(name, depth)))
  return (
    <>
      <Path ink="mask" d={outline} />
      <Path ink="fine" strokeOpacity="0.5" d={beds.join('')} />
      <Path ink="hatching" d={rawHatch()} />
      <Path ink="outline" d={surface('Model') + surface('Clean') + surface('Raw')} />
      <Path ink="cut" d={outline} />
      <Bore />
      <Core />
      <Dimension along={points([372, 54], [452, 54])} labels={['Rows']} />
      {STRATA.map((stratum, index) => (
        <Log key={stratum.name} stratum={stratum} length={LOG[index] ?? 0} />
      ))}
    </>
  )
}

/** The height of a stratum's surface at `x`: level at both edges and at the bore, smooth between. */
function height(name: Stratum['name'], x: number): number {
  const [left, middle, right] = STRATA.find((stratum) => stratum.name === name)?.at ?? [FLOOR, FLOOR, FLOOR]
  const [from, to, share] =
    x < BORE ? [left, middle, (x - LEFT) / (BORE - LEFT)] : [middle, right, (x - BORE) / (RIGHT - BORE)]
  return from + (to - from) * share * share * (3 - 2 * share)
}

/** The same as a curve: a cubic with its handles at a third and level is that function. */
function surface(name: Stratum['name'], depth = 0): string {
  const [left, middle, right] = [LEFT, BORE, RIGHT].map((x) => height(name, x) + depth)
  const [rise, fall] = [(BORE - LEFT) / 3, (RIGHT - BORE) / 3]
  return (
    `M${LEFT} ${left}C${LEFT + rise} ${left} ${BORE - rise} ${middle} ${BORE} ${middle}` +
    `C${BORE + fall} ${middle} ${RIGHT - fall} ${right} ${RIGHT} ${right}`
  )
}

/** Slanted strokes from the floor up to the surface of the lowest stratum. */
function rawHatch(): string {
  const strokes: string[] = []
  for (let start = LEFT - 36; start < RIGHT; start += HATCH) {
    const from = Math.max(start, LEFT)
    let to = from
    while (to < RIGHT && FLOOR - (to - start) > height('Raw', to)) to += 1
    if (to > from) strokes.push(line([from, FLOOR - (from - start)], [to, FLOOR - (to - start)]))
  }
  return strokes.join('')
}

function Bore() {
  return (
    <>
      <Path
        ink="fine"
        strokeDasharray="3 4"
        d={STRATA.map(({ at }) => line([BORE, at[1]], [CORE.x, at[1]])).join('')}
      />
      <Path ink="accent" d={`M${BORE} 40V${CORE.foot}`} />
      <Path ink="cut" d={`M${BORE - 12} 40h24`} />
      <Nodes at={STRATA.map(({ at }): Point => [BORE, at[1]])} />
      <Label x={BORE - 24} y={45} text="A" />
      <Label x={BORE + 24} y={45} text="A" />
    </>
  )
}

function Core() {
  const { x, width, foot } = CORE
  const [use, model, clean, raw] = STRATA.map(({ at }) => at[1]) as [number, number, number, number]
  const beds = BEDS.flatMap(({ name, depths }) =>
    depths.map((depth) => `M${x} ${height(name, BORE) + depth}h${width}`),
  )
  return (
    <>
      <Path ink="mask" d={rectangle(x, use, width, foot - use)} />
      <Path ink="hatching" d={hatch(x, raw, width, foot - raw, HATCH) + beds.join('')} />
      <Path ink="outline" d={[model, clean, raw].map((y) => `M${x} ${y}h${width}`).join('')} />
      <Path ink="cut" d={rectangle(x, use, width, foot - use)} />
    </>
  )
}

function Log({ stratum: { name, at }, length }: { stratum: Stratum; length: number }) {
  const [x, y] = [CORE.x + CORE.width + 20, at[1] + 36]
  return (
    <>
      <Label x={x} y={y - 12} anchor="start" text={name} />
      <Path ink="fine" strokeOpacity="0.5" d={`M${x} ${y}h80`} />
      <Path ink="accent" strokeWidth="3" strokeLinecap="butt" d={`M${x} ${y}h${length}`} />
    </>
  )
}
