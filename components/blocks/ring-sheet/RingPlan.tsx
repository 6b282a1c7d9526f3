import { Grid, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, circle, cross, line, type Point, polar, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'

export const [WIDTH, HEIGHT] = [640, 640] as const
const CENTER: Point = [320, 320]
const [ENTRIES, TURN] = [6, 360 / 6]
/** Of the walls, from outside inward, and of the circle on which the entries stand. */
const WALLS = [252, 194, 136, 78]
const [THICKNESS, OUTSIDE, CORE] = [14, 294, 32]
/** Gates of two neighboring walls do not stand in line. */
const SHIFT = 26
/** Straight up. */
const NORTH = -90

const gateOf = (wall: number) => NORTH + wall * SHIFT
const spot = (radius: number, angle: number) => polar(...CENTER, radius, angle)

/** Where a way that begins in the north stands before each wall, and at last at the data. */
const stops = [...WALLS.map((radius, wall) => spot(radius, gateOf(wall))), CENTER]

/** From a gate along the inside of its wall to the next. */
function stretchTo(ring: number): string {
  if (ring === 0) return line(spot(OUTSIDE, NORTH), spot(WALLS[0] ?? 0, NORTH))
  const wall = ring - 1
  const radius = WALLS[wall] ?? 0
  const middle = radius - 30
  const next = WALLS[ring]
  if (next === undefined) return line(spot(radius, gateOf(wall)), spot(CORE, gateOf(wall)))
  return (
    line(spot(radius, gateOf(wall)), spot(middle, gateOf(wall))) +
    arc(...CENTER, middle, gateOf(wall), gateOf(ring)) +
    line(spot(middle, gateOf(ring)), spot(next, gateOf(ring)))
  )
}

/** The name of a ring stands between its wall and the next or the core, and that of the data in the middle. */
function nameAt(ring: number) {
  const [wall, inner = CORE - THICKNESS / 2] = WALLS.slice(ring)
  return 320 + (wall ? (wall + inner) / 2 : 0)
}

interface RingPlanProps {
  rings: readonly { name: string }[]
  /** As far as it is walked at first. */
  shown: number
}

/** A stronghold of four rings in plan. The way inward is drawn once, and turned to the entry that is chosen. */
export function RingPlan({ rings, shown }: RingPlanProps) {
  return (
    <>
      <Grid width={WIDTH} height={HEIGHT} tall />
      <g transform="translate(12.8 12.8) scale(0.96)">
        {WALLS.map((radius, wall) => (
          <Wall key={radius} radius={radius} gate={gateOf(wall)} />
        ))}
        <Path ink="axis" d={line([320, 6], [320, 290]) + line([6, 320], [634, 320])} />
        <Path ink="body" d={rectangle(320 - CORE, 320 - CORE, CORE * 2, CORE * 2)} />
        <g className="sheet-turns">
          <Path ink="hidden" d={stops.map((_, ring) => stretchTo(ring)).join('')} />
          {stops.map((_, ring) => (
            <g key={WALLS[ring] ?? 0} className="sheet-lit" {...lit(from(ring), `ring-${shown}`)}>
              <Path ink="accent" strokeWidth="3" d={stretchTo(ring)} />
            </g>
          ))}
          {stops.slice(0, -1).map(([x, y], ring) => (
            <g key={WALLS[ring]} className="sheet-lit" {...lit([`ring-${ring}`], `ring-${shown}`)}>
              <circle cx={x} cy={y} r="15" className="fill-background stroke-accent-text" strokeWidth="2" />
              <Path ink="accent" d={cross(x, y)} />
            </g>
          ))}
        </g>
        <g className="sheet-lit" {...lit([`ring-${stops.length - 1}`], `ring-${shown}`)}>
          <Path ink="lit" d={rectangle(320 - CORE, 320 - CORE, CORE * 2, CORE * 2)} />
        </g>
        {times(ENTRIES, (entry) => (
          <Entry key={entry} entry={entry} />
        ))}
        {rings.map(({ name }, ring) => (
          <Label
            key={name}
            x={320}
            y={nameAt(ring)}
            text={name}
            centered
            className="sheet-ring-name fill-text"
          />
        ))}
      </g>
    </>
  )
}

/** The rings at which a way has covered the stretch that leads to one of them. */
const from = (ring: number) => stops.map((_, each) => `ring-${each}`).slice(ring)

/** One wall, cut through, in as many pieces as it has gates. */
function Wall({ radius, gate }: { radius: number; gate: number }) {
  const inner = radius - THICKNESS / 2
  const outer = radius + THICKNESS / 2
  const half = (17 / radius) * (180 / Math.PI)
  const pieces = times(ENTRIES, (entry) => {
    const [start, end] = [gate + entry * TURN + half, gate + (entry + 1) * TURN - half]
    const back = arc(...CENTER, inner, end, start).replace('M', 'L')
    return `${arc(...CENTER, outer, start, end)}${back}z`
  })
  return <Path ink="cut" className="stroke-text fill-line" d={pieces.join('')} />
}

/** Where a threat comes from, with its number in the list. */
function Entry({ entry }: { entry: number }) {
  const [x, y] = spot(OUTSIDE, NORTH + entry * TURN)
  return (
    <>
      <Path ink="meeting" d={circle(x, y, 20)} />
      <g className="sheet-lit" {...lit([`entry-${entry}`], 'entry-0')}>
        <circle cx={x} cy={y} r="20" className="fill-accent" />
        <Label x={x} y={y} text={entry + 1} centered className="fill-on-accent" />
      </g>
      <g className="sheet-unlit" {...lit([`entry-${entry}`], 'entry-0')}>
        <Label x={x} y={y} text={entry + 1} centered className="fill-text" />
      </g>
    </>
  )
}
