import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, circle, line, type Point, polar, rectangle } from '@lintel/kit/drawings/paths.ts'

const CENTER: Point = [220, 160]
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
      {WALLS.map((wall) => (
        <Wall key={wall.radius} {...wall} />
      ))}
      <Path ink="axis" d="M220 8V312M68 160H372" />
      <Path ink="body" d={rectangle(204, 144, 32, 32)} />
      <Way />
      <Label x={375} y={85} anchor="start" text="Edge" />
      <Label x={375} y={165} anchor="start" text="Identity" />
      <Label x={375} y={245} anchor="start" text="Data" />
      <Path ink="fine" d={leader(128, -40, 80) + leader(92, 14, 160) + leader(56, 50, 240)} />
    </>
  )
}

function leader(radius: number, angle: number, y: number): string {
  return `${line(polar(...CENTER, radius - THICKNESS / 2, angle), [364, y])}H368`
}

function Wall({ radius, gate }: { radius: number; gate: number }) {
  const inner = radius - THICKNESS
  const half = (14 / radius) * (180 / Math.PI)
  const [from, to] = [gate + half, gate + 360 - half]
  const ends = [from, to].map((angle) =>
    line(polar(...CENTER, inner - 4, angle), polar(...CENTER, radius + 4, angle)),
  )
  return (
    <>
      <Path
        className="stroke-surface"
        strokeWidth={THICKNESS}
        d={arc(...CENTER, radius - THICKNESS / 2, from, to)}
      />
      <Path ink="cut" d={arc(...CENTER, radius, from, to)} />
      <Path ink="outline" d={arc(...CENTER, inner, from, to) + ends.join('')} />
    </>
  )
}

/** Through a gate, along the wall to the next gate, and so on to the core. */
function Way() {
  const gates = WALLS.map(({ radius, gate }) => polar(...CENTER, radius - THICKNESS / 2, gate))
  const lanes = [arc(...CENTER, 106, 180, 60), arc(...CENTER, 70, 60, 290)]
  const passages = [
    line([40, CENTER[1]], polar(...CENTER, 106, 180)),
    line(polar(...CENTER, 106, 60), polar(...CENTER, 70, 60)),
    line(polar(...CENTER, 70, 290), polar(...CENTER, 40, 290), CENTER),
  ]
  return (
    <>
      <Path ink="accent" d={passages.concat(lanes).join('')} />
      <Path className="stroke-accent-text fill-background" strokeWidth="1.5" d={circle(40, CENTER[1], 8)} />
      <Nodes at={gates} radius={5} />
      <Nodes at={[CENTER]} radius={5} />
    </>
  )
}
