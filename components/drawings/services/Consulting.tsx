import { Label, Nodes } from '#components/drawings/parts.tsx'
import { arc, circle, line, type Point } from '#components/drawings/paths.ts'

const STATIONS: readonly Point[] = [[72, 248], [240, 284], [408, 232]]
const TARGET: Point = [256, 104]

/** A site survey: contours, three stations, and the sight lines that fix one point. */
export function Consulting() {
  return (
    <>
      <Contours />
      <path className="stroke-muted" strokeDasharray="6 4" d={line(...STATIONS)} />
      <path className="stroke-accent" strokeWidth="1.5" d={STATIONS.map((station) => line(station, TARGET)).join('')} />
      {STATIONS.map((station, index) => <Station key={station[0]} at={station} name={String(index + 1)} />)}
      <path className="stroke-accent" d={circle(...TARGET, 12)} />
      <Nodes at={[TARGET]} radius={5} />
      <Label x={276} y={92} anchor="start" className="fill-text">Target</Label>
      <North />
    </>
  )
}

/** One hill, drawn as closed curves that keep their distance. */
function Contours() {
  const rings = [34, 62, 92, 124, 158].map((size, index) => {
    const [x, y] = [256 + index * 4, 108 + index * 6]
    const [wide, high] = [size * 1.35, size * 0.8]
    return `M${x - wide} ${y}C${x - wide} ${y - high * 1.1} ${x - wide * 0.4} ${y - high} ${x} ${y - high * 0.9}`
      + `S${x + wide} ${y - high * 0.7} ${x + wide} ${y}S${x + wide * 0.5} ${y + high * 1.1} ${x} ${y + high}`
      + `S${x - wide} ${y + high * 0.7} ${x - wide} ${y}z`
  })
  return <path className="stroke-muted" strokeOpacity="0.55" d={rings.join('')} />
}

function Station({ at: [x, y], name }: { at: Point; name: string }) {
  return (
    <>
      <path className="stroke-muted" d={arc(x, y, 26, -120, -40)} />
      <path className="stroke-text fill-background" strokeWidth="1.5" d={`M${x} ${y - 12}l11 19h-22z`} />
      <Label x={x} y={y + 26}>{name}</Label>
    </>
  )
}

function North() {
  return (
    <>
      <path className="stroke-muted" d={circle(432, 56, 18)} />
      <path className="stroke-text" d="M432 84V30l-7 14h14z" />
      <Label x={432} y={20}>N</Label>
    </>
  )
}
