import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, circle, line, type Point, points, round, times } from '@lintel/kit/drawings/paths.ts'

const STATIONS = points([60, 244], [216, 268], [388, 236])
/** From what a decision is sighted. */
const NAMES = ['Value', 'Risk', 'Cost']
const TARGET: Point = [228, 100]
const RINGS = [24, 46, 70, 96, 124]

/** A site survey: contours, three stations, and the sight lines that fix one point. */
export function Consulting() {
  return (
    <>
      <Path ink="ground" d={RINGS.map(contour).join('')} />
      <Path ink="fine" strokeDasharray="6 4" d={line(...STATIONS)} />
      <Path ink="accent" d={STATIONS.map((station) => line(station, TARGET)).join('')} />
      {STATIONS.map((station, index) => (
        <Station
          key={station[0]}
          at={station}
          name={NAMES[index] ?? ''}
          next={STATIONS[index === 2 ? 1 : index + 1]}
        />
      ))}
      <Path className="stroke-accent-text" d={circle(...TARGET, 12)} />
      <Nodes at={[TARGET]} radius={5} />
      <Path ink="fine" d={`${line([237, 91], [272, 56])}h92`} />
      <Label x={280} y={48} anchor="start" text="Decision" className="drawing-haloed fill-muted" />
    </>
  )
}

/** One height of the hill: a closed curve, steeper toward the north than toward the south-east. */
function contour(size: number): string {
  const outline = times(48, (index): Point => {
    const angle = (index * Math.PI * 2) / 48
    const swell = 1 + 0.12 * Math.sin(2 * angle + 0.7) + 0.07 * Math.cos(3 * angle - size / 40)
    return [
      round(TARGET[0] + size * 0.12 + size * 1.5 * swell * Math.cos(angle)),
      round(TARGET[1] + size * 0.28 + size * 0.92 * swell * Math.sin(angle)),
    ]
  })
  return `${line(...outline)}z`
}

interface StationProps {
  at: Point
  name: string
  /** The station to which the angle at this one is measured. */
  next: Point | undefined
}

function Station({ at: [x, y], name, next = TARGET }: StationProps) {
  const bearing = (to: Point) => (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI
  const sight = bearing(TARGET)
  const turn = ((bearing(next) - sight + 540) % 360) - 180
  return (
    <>
      <Path ink="fine" d={arc(x, y, 34, sight, sight + turn)} />
      <Path ink="body" d={`M${x} ${y - 11}l11 19h-22z`} />
      <Label x={x} y={y + 28} text={name} />
    </>
  )
}
