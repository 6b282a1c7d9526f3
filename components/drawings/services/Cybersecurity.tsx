import { Label, Nodes } from '#components/drawings/parts.tsx'
import { arc, circle, line, polar, rectangle, type Point } from '#components/drawings/paths.ts'

const CENTER: Point = [240, 164]
/** Each wall has one gate, and no gate stands in line with the next. */
const WALLS = [
  { radius: 128, gate: 180 },
  { radius: 92, gate: 60 },
  { radius: 56, gate: 290 },
] as const
const THICKNESS = 8

/** A stronghold in plan: three walls, each with one gate, and the only way through them to the core. */
export function Cybersecurity() {
  return (
    <>
      {WALLS.map((wall) => <Wall key={wall.radius} {...wall} />)}
      <path className="stroke-muted" strokeDasharray="14 4 2 4" strokeOpacity="0.7" d="M240 12V316M88 164H392" />
      <path className="stroke-text fill-background" strokeWidth="1.5" d={rectangle(220, 144, 40, 40)} />
      <Way />
      <Label x={404} y={84} anchor="start">Edge</Label>
      <Label x={404} y={164} anchor="start">Identity</Label>
      <Label x={404} y={244} anchor="start">Data</Label>
      <path className="stroke-muted" d={leader(128, -40, 80) + leader(92, 2, 160) + leader(56, 50, 240)} />
    </>
  )
}

function leader(radius: number, angle: number, y: number): string {
  return `${line(polar(...CENTER, radius - THICKNESS / 2, angle), [376, y])}H396`
}

function Wall({ radius, gate }: { radius: number; gate: number }) {
  const inner = radius - THICKNESS
  const half = (14 / radius) * (180 / Math.PI)
  const [from, to] = [gate + half, gate + 360 - half]
  const ends = [from, to].map((angle) => line(polar(...CENTER, inner - 4, angle), polar(...CENTER, radius + 4, angle)))
  return (
    <>
      <path className="stroke-surface" strokeWidth={THICKNESS} d={arc(...CENTER, radius - THICKNESS / 2, from, to)} />
      <path className="stroke-text" strokeWidth="1.5" d={arc(...CENTER, radius, from, to)} />
      <path className="stroke-text" d={arc(...CENTER, inner, from, to) + ends.join('')} />
    </>
  )
}

/** Through a gate, along the wall to the next gate, and so on to the core. */
function Way() {
  const gates = WALLS.map(({ radius, gate }) => polar(...CENTER, radius - THICKNESS / 2, gate))
  const lanes = [106, 70]
  const turns = lanes.map((radius, index) => arc(...CENTER, radius, WALLS[index]?.gate ?? 0, WALLS[index + 1]?.gate ?? 0))
  const entry = polar(...CENTER, lanes[0] ?? 0, 180)
  return (
    <>
      <path className="stroke-accent" strokeWidth="2" d={line([40, 164], entry) + turns.join('')} />
      <path className="stroke-accent" d={circle(40, 164, 8)} />
      <Nodes at={gates} radius={5} />
      <Nodes at={[CENTER]} radius={5} />
    </>
  )
}
