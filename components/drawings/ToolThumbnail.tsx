import { Drawing, Grid, Label, Nodes } from '#components/drawings/parts.tsx'
import { arrow, line, rectangle, type Point } from '#components/drawings/paths.ts'

const [WIDTH, HEIGHT] = [640, 400]
const VIEWERS = [56, 104, 152, 200, 248]
const EDGES: readonly Point[] = [[320, 88], [320, 152], [320, 216]]
const ORIGIN: Point = [536, 152]
/** What each part of the chain adds to the cost; the lengths compare parts and stand for no amount. */
const COSTS = [
  { x: 80, part: 64, label: 'Delivery' },
  { x: 256, part: 40, label: 'Edge' },
  { x: 472, part: 24, label: 'Encoding' },
]

/** The streaming cost calculator as a plan: viewers, the delivery network, the origin, and cost bars below. */
export function ToolThumbnail({ className }: { className?: string }) {
  return (
    <Drawing width={WIDTH} height={HEIGHT} className={className}>
      <Grid width={WIDTH} height={HEIGHT} />
      <Viewers />
      <Network />
      <Origin />
      <Costs />
    </Drawing>
  )
}

function Viewers() {
  const screens = VIEWERS.map((y) => `${rectangle(80, y - 14, 44, 28)}M94 ${y + 20}h16`).join('')
  const play = VIEWERS.map((y) => `M98 ${y - 6}l10 6l-10 6z`).join('')
  return (
    <>
      <path className="stroke-text fill-background" d={screens} />
      <path className="fill-accent" d={play} />
      <Label x={102} y={24}>Viewers</Label>
    </>
  )
}

function Network() {
  const fan = VIEWERS.map((y, index) => line([132, y], EDGES[Math.min(2, Math.floor(index / 2))] ?? [320, 152]))
  const trunk = EDGES.map(([x, y]) => line([x + 28, y], [ORIGIN[0] - 40, ORIGIN[1]]))
  return (
    <>
      <path className="stroke-muted" d={fan.join('')} />
      <path className="stroke-accent" strokeWidth="2" d={trunk.join('')} />
      <path className="stroke-text fill-background" d={EDGES.map(([x, y]) => rectangle(x - 28, y - 18, 56, 36)).join('')} />
      <Nodes at={EDGES} />
      <Label x={320} y={24}>CDN</Label>
    </>
  )
}

function Origin() {
  const [x, y] = ORIGIN
  const racks = [0, 1, 2, 3].map((index) => `M${x - 40} ${y - 28 + index * 28}h80M${x - 28} ${y - 42 + index * 28}h20`)
  return (
    <>
      <path className="stroke-text fill-background" strokeWidth="1.5" d={rectangle(x - 40, y - 56, 80, 112)} />
      <path className="stroke-muted" d={racks.join('')} />
      <Nodes at={[[x - 40, y]]} />
      <Label x={x} y={24}>Origin</Label>
    </>
  )
}

function Costs() {
  return (
    <>
      <path className="stroke-text" strokeWidth="1.5" d="M40 352H600" />
      <path className="stroke-muted" d={`M40 352V290${arrow([40, 300], [40, 286])}`} />
      {COSTS.map(({ x, part, label }) => (
        <g key={label}>
          <path className="fill-accent" fillOpacity="0.25" d={rectangle(x, 352 - part, 96, part)} />
          <path className="stroke-accent" strokeWidth="2" d={`M${x} ${352 - part}h96`} />
          <Label x={x + 48} y={376}>{label}</Label>
        </g>
      ))}
    </>
  )
}
