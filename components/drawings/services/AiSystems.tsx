import { Dimension, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, line, type Point, points, polar, rectangle, times } from '@lintel/kit/drawings/paths.ts'

const GROUND = 256
const UPPER = [140, 190, 240, 290, 340].map((x): Point => [x, 144])
const LOWER = [115, 165, 215, 265, 315, 365].map((x): Point => [x, 200])
const GAUGE = { x: 240, y: 104, radius: 60 }
/** The share of the scale that counts as good, and where the needle stands. */
const GOOD = [306, 360] as const
const NEEDLE = 324

/** A model as a span: a truss of nodes bearing on retrieval and on tools, under an evaluation gauge. */
export function AiSystems() {
  return (
    <>
      <Piers />
      <Span />
      <Gauge />
      <Dimension along={points([96, 292], [384, 292])} labels={['Model']} />
      <Label x={12} y={150} anchor="start" text="Retrieval" />
      <Label x={468} y={150} anchor="end" text="Tools" />
    </>
  )
}

/** Left, records stacked flat; right, a wall of openings. */
function Piers() {
  const piers = rectangle(16, 196, 80, 60) + rectangle(384, 196, 80, 60)
  const records = [208, 220, 232, 244].map((y) => `M16 ${y}H96M${32 + (y % 3) * 12} ${y}v12`).join('')
  const openings = [396, 418, 440].map((x) => rectangle(x, 208, 12, 12) + rectangle(x, 232, 12, 12)).join('')
  return (
    <>
      <Path ink="mask" d={piers} />
      <Path ink="fine" d={records + openings} />
      <Path ink="cut" d={`${piers}M8 ${GROUND}H472`} />
    </>
  )
}

function Span() {
  const outline = line([96, 200], ...UPPER, [384, 200], [96, 200])
  const webs = UPPER.map((node, index) => line(LOWER[index] ?? node, node, LOWER[index + 1] ?? node))
  const crossings = UPPER.flatMap((node, index) => {
    const far = [LOWER[index - 1], LOWER[index + 2]].filter((point) => point !== undefined)
    return far.map((point) => line(node, point))
  })
  return (
    <>
      <Path ink="ground" d={crossings.join('')} />
      <Path ink="fine" d={webs.join('')} />
      <Path ink="cut" d={outline} />
      <Nodes at={UPPER} />
      <Nodes at={LOWER} open />
      <Nodes at={points([96, 200], [384, 200])} radius={5} />
    </>
  )
}

function Gauge() {
  const { x, y, radius } = GAUGE
  const ticks = times(13, (index) => {
    const angle = 180 + index * 15
    return line(polar(x, y, radius, angle), polar(x, y, radius - (index % 3 === 0 ? 10 : 5), angle))
  })
  return (
    <>
      <Path ink="fine" strokeDasharray="3 4" d={`M${x} ${y}V144`} />
      <Path ink="body" d={`${arc(x, y, radius, 180, 360)}H${x - radius}`} />
      <Path ink="fine" d={ticks.join('')} />
      <Path ink="accent" strokeWidth="3" strokeLinecap="butt" d={arc(x, y, radius + 6, ...GOOD)} />
      <Path ink="accent" d={line([x, y], polar(x, y, radius - 16, NEEDLE))} />
      <Nodes at={[[x, y]]} radius={5} />
      <Label x={x} y={28} text="Evaluation" />
    </>
  )
}
