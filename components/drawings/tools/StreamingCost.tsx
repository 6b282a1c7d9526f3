import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { line, type Point, rectangle } from '@lintel/kit/drawings/paths.ts'

/** The middles of the three columns: where a stream comes from, what delivers it, who watches. */
const COLUMNS = { origin: 112, edge: 320, viewers: 528 }
const VIEWERS = [64, 108, 152, 196, 240]
const EDGES: readonly Point[] = [86, 152, 218].map((y): Point => [COLUMNS.edge, y])
const GROUND = 344
/** What each part of the chain adds to the cost; the lengths compare parts and stand for no amount. */
const COSTS = [
  { x: COLUMNS.origin, from: [COLUMNS.origin, 216], turn: 268, length: 40, label: 'Encoding' },
  { x: COLUMNS.edge, from: [COLUMNS.origin + 24, 216], turn: 288, length: 24, label: 'Storage' },
  { x: COLUMNS.viewers, from: [COLUMNS.edge, 238], turn: 262, length: 64, label: 'Delivery' },
] as const

/** The streaming cost calculator as a plan: origin, delivery network, viewers, and cost bars below. */
export function StreamingCost() {
  return (
    <>
      <Network />
      <Viewers />
      <Origin />
      <Label x={COLUMNS.viewers} y={32} text="Viewers" />
      <Label x={COLUMNS.edge} y={32} text="CDN" />
      <Label x={COLUMNS.origin} y={32} text="Origin" />
      <Costs />
    </>
  )
}

function Viewers() {
  const x = COLUMNS.viewers
  const screens = VIEWERS.map((y) => `${rectangle(x - 24, y - 15, 48, 28)}M${x - 8} ${y + 18}h16`)
  const plays = VIEWERS.map((y) => `M${x - 4} ${y - 7}l10 6l-10 6z`)
  return (
    <>
      <Path ink="part" d={screens.join('')} />
      <Path className="fill-accent" d={plays.join('')} />
    </>
  )
}

function Network() {
  const last = VIEWERS.map((y, index) => {
    const [x, edge] = EDGES[Math.round(index / 2)] ?? [COLUMNS.edge, y]
    return line([COLUMNS.viewers - 24, y - 1], [x + 32, edge])
  })
  const trunk = EDGES.map(([x, y]) => `M${x - 32} ${y}H216L200 152`).join('')
  const boxes = EDGES.map(([x, y]) => rectangle(x - 32, y - 20, 64, 40)).join('')
  return (
    <>
      <Path ink="fine" d={last.join('')} />
      <Path ink="accent" d={`${trunk}M200 152H152`} />
      <Path ink="body" d={boxes} />
      <Path ink="fine" d={EDGES.map(([x, y]) => `M${x - 20} ${y + 8}h40M${x - 20} ${y - 8}h12`).join('')} />
      <Nodes at={[...EDGES, [200, 152]]} />
    </>
  )
}

function Origin() {
  const [x, y] = [COLUMNS.origin, 152]
  const shelves = [-48, -16, 16, 48].map((step) => `M${x - 28} ${y + step}h24M${x + 20} ${y + step}h8`)
  const dividers = [-32, 0, 32].map((step) => `M${x - 40} ${y + step}h80`)
  return (
    <>
      <Path ink="body" d={rectangle(x - 40, y - 64, 80, 128)} />
      <Path ink="fine" d={shelves.join('') + dividers.join('')} />
      <Nodes at={[[x + 40, y]]} />
    </>
  )
}

function Costs() {
  return (
    <>
      <Path
        ink="hidden"
        d={COSTS.map(
          ({ x, from: [left, top], turn, length }) => `M${left} ${top}V${turn}H${x}V${GROUND - length}`,
        ).join('')}
      />
      {COSTS.map(({ x, length, label }) => (
        <g key={label}>
          <Path ink="lit" d={rectangle(x - 48, GROUND - length, 96, length)} />
          <Path ink="accent" d={`M${x - 48} ${GROUND - length}h96`} />
          <Label x={x} y={374} text={label} />
        </g>
      ))}
      <Path ink="cut" d={`M48 ${GROUND}H592`} />
      <Nodes at={COSTS.map(({ x, length }): Point => [x, GROUND - length])} />
    </>
  )
}
