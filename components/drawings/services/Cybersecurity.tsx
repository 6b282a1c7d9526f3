import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, circle, line, type Point, polar, rectangle, round } from '@lintel/kit/drawings/paths.ts'

const CENTER: Point = [208, 160]
/** Each wall has one gate, and no gate stands in line with the next. */
const WALLS = [
  { radius: 128, gate: 180 },
  { radius: 92, gate: 60 },
  { radius: 56, gate: 290 },
] as const
const THICKNESS = 8
/** What a wall guards, and where on it that is named. */
const NAMES = [
  { name: 'Edge', radius: 128, angle: -40 },
  { name: 'Identity', radius: 92, angle: -17 },
  { name: 'Data', radius: 56, angle: 33 },
] as const
/** Where whoever comes in stands. */
const START: Point = [28, CENTER[1]]

/** A stronghold in plan: three walls, each with one gate, and the only way through them to the core. */
export function Cybersecurity() {
  return (
    <>
      {WALLS.map((wall) => (
        <Wall key={wall.radius} {...wall} />
      ))}
      <Path ink="axis" d="M208 8V312M56 160H348" />
      <Path ink="body" d={rectangle(192, 144, 32, 32)} />
      <Way />
      {NAMES.map(({ name, radius, angle }) => {
        const [x, y] = polar(...CENTER, radius - THICKNESS / 2, angle)
        return (
          <g key={name}>
            <Path ink="fine" d={`M${x} ${y}H344`} />
            <Label x={352} y={round(y)} anchor="start" text={name} centered />
          </g>
        )
      })}
    </>
  )
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
    line(START, polar(...CENTER, 106, 180)),
    line(polar(...CENTER, 106, 60), polar(...CENTER, 70, 60)),
    line(polar(...CENTER, 70, 290), polar(...CENTER, 40, 290), CENTER),
  ]
  return (
    <>
      <Path ink="accent" d={passages.concat(lanes).join('')} />
      <Path className="stroke-accent-text fill-background" strokeWidth="1.5" d={circle(...START, 8)} />
      <Nodes at={gates} radius={5} />
      <Nodes at={[CENTER]} radius={5} />
    </>
  )
}
