import { Dimension, Label, Nodes } from '#components/drawings/parts.tsx'
import { arc, line, polar, rectangle, type Point } from '#components/drawings/paths.ts'

const UPPER = [140, 190, 240, 290, 340].map((x): Point => [x, 160])
const LOWER = [115, 165, 215, 265, 315, 365].map((x): Point => [x, 210])
const GAUGE = { x: 240, y: 112, radius: 56 }

/** A model as a span: a truss of nodes that bears on retrieval and on tools, with an evaluation gauge above. */
export function AiSystems() {
  return (
    <>
      <Piers />
      <Span />
      <Gauge />
      <Dimension along={[[100, 292], [380, 292]]} labels={['Model']} />
      <Label x={60} y={182}>Retrieval</Label>
      <Label x={420} y={182}>Tools</Label>
    </>
  )
}

/** Left, records stacked flat; right, a wall of openings. */
function Piers() {
  const records = Array.from({ length: 4 }, (_, index) => `M24 ${212 + index * 12}H100`).join('')
  const openings = [392, 416, 440].map((x) => rectangle(x, 214, 12, 12) + rectangle(x, 236, 12, 12)).join('')
  return (
    <>
      <path className="fill-background" d={rectangle(20, 200, 80, 60) + rectangle(380, 200, 80, 60)} />
      <path className="stroke-muted" d={records + openings} />
      <path className="stroke-text" strokeWidth="1.5" d={rectangle(20, 200, 80, 60) + rectangle(380, 200, 80, 60)} />
      <path className="stroke-text" strokeWidth="1.5" d="M8 260H472" />
    </>
  )
}

function Span() {
  const chords = line(...UPPER) + line([100, 210], [380, 210])
  const webs = UPPER.map((node, index) => line(LOWER[index] ?? node, node, LOWER[index + 1] ?? node)).join('')
  const crossings = UPPER.map((node, index) => {
    const far = [LOWER[index - 1], LOWER[index + 2]].filter((point) => point !== undefined)
    return far.map((point) => line(node, point)).join('')
  }).join('')
  return (
    <>
      <path className="stroke-muted" strokeOpacity="0.5" d={crossings} />
      <path className="stroke-text" d={chords + webs} />
      <Nodes at={UPPER} />
      <Nodes at={LOWER} open />
    </>
  )
}

function Gauge() {
  const { x, y, radius } = GAUGE
  const ticks = Array.from({ length: 13 }, (_, index) => {
    const angle = 180 + index * 15
    return line(polar(x, y, radius, angle), polar(x, y, radius - (index % 3 === 0 ? 10 : 5), angle))
  }).join('')
  return (
    <>
      <path className="stroke-muted" strokeDasharray="3 4" d={`M${x} ${y}V160`} />
      <path className="stroke-muted" d={`${arc(x, y, radius, 180, 360)}${ticks}M${x - radius} ${y}H${x + radius}`} />
      <path className="stroke-accent" strokeWidth="2" d={arc(x, y, radius + 6, 300, 360)} />
      <path className="stroke-accent" strokeWidth="2" d={line([x, y], polar(x, y, radius - 14, 318))} />
      <Nodes at={[[x, y]]} />
      <Label x={x} y={36}>Evaluation</Label>
    </>
  )
}
