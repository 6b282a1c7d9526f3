import { Grid, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, arrow, hatch, line, polar, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'

export const [WIDTH, HEIGHT] = [1200, 424] as const
const [LEFT, BAY, GROUND] = [60, 180, 360]
/** The beam above all bays, its depth, and where those stand who use the house. */
const [BEAM, DEPTH, USERS] = [92, 20, 44]
const WALL = 34
const [TOP, SPRING] = [BEAM + DEPTH, 222]

interface BayDrawingProps {
  bays: number
  shown: number
}

/** Of all states of the sheet, those in which a bay is moved. */
const movedIn = (bay: number, bays: number) => times(bays - bay, (more) => `bays-${bay + 1 + more}`)

/** A house in elevation, of which any number of bays is new. The beam stays, and so do those who stand on it. */
export function BayDrawing({ bays, shown }: BayDrawingProps) {
  const right = LEFT + bays * BAY
  const axes = times(bays, (bay) => LEFT + bay * BAY + BAY / 2)
  return (
    <>
      <Grid width={WIDTH} height={HEIGHT} />
      {axes.map((axis, bay) => (
        <g key={axis}>
          <g className="sheet-unlit" {...lit(movedIn(bay, bays), `bays-${shown}`)}>
            <OldBay left={axis - BAY / 2} />
          </g>
          <g className="sheet-lit" {...lit([`bays-${bay}`], `bays-${shown}`)}>
            <Path ink="awaited" d={rectangle(axis - BAY / 2, TOP, BAY, GROUND - TOP)} />
          </g>
        </g>
      ))}
      {axes.map((axis, bay) => (
        <g key={axis} className="sheet-lit" {...lit(movedIn(bay, bays), `bays-${shown}`)}>
          <NewBay left={axis - BAY / 2} />
        </g>
      ))}
      <Path ink="ground" d={hatch(20, GROUND, WIDTH - 40, 16, 12)} />
      <Path ink="cut" d={`M20 ${GROUND}H${WIDTH - 20}`} />
      <Path
        ink="accent"
        className="fill-background stroke-accent-text"
        d={rectangle(LEFT - 20, BEAM, right - LEFT + 40, DEPTH)}
      />
      <Path ink="fine" d={axes.map((axis) => arrow([axis, USERS + 6], [axis, BEAM - 4])).join('')} />
      <Nodes at={axes.map((axis) => [axis, USERS] as const)} radius={6} open />
      {axes.map((axis, bay) => (
        <Label key={axis} x={axis} y={GROUND + 44} text={bay + 1} className="fill-text" />
      ))}
    </>
  )
}

/** Thick walls with an arch between them. */
function OldBay({ left }: { left: number }) {
  const [inner, outer] = [left + WALL, left + BAY - WALL]
  const radius = (outer - inner) / 2
  const arch = `M${left} ${TOP}H${left + BAY}V${GROUND}H${outer}V${SPRING}A${radius} ${radius} 0 0 0 ${inner} ${SPRING}V${GROUND}H${left}z`
  const [middle, ring] = [left + BAY / 2, radius + 26]
  // The courses end at the ring of stones around the arch, which point to its middle.
  const courses = times(10, (course) => {
    const y = TOP + 24 + course * 24
    const half = y > SPRING ? radius : Math.sqrt(Math.max(0, ring ** 2 - (SPRING - y) ** 2))
    return `M${left} ${y}H${middle - half}M${middle + half} ${y}H${left + BAY}`
  })
  const joints = times(8, (joint) =>
    line(
      polar(middle, SPRING, radius, 180 + (joint * 180) / 7),
      polar(middle, SPRING, ring, 180 + (joint * 180) / 7),
    ),
  )
  return (
    <>
      <Path className="fill-line stroke-text" d={arch} />
      <Path ink="fine" d={[...courses, ...joints, arc(middle, SPRING, ring, 180, 360)].join('')} />
    </>
  )
}

/** Two posts and nothing between them: the beam carries. */
function NewBay({ left }: { left: number }) {
  const posts = [left, left + BAY]
  return (
    <>
      <Path ink="accent" d={posts.map((x) => rectangle(x - 5, TOP, 10, GROUND - TOP)).join('')} />
      <Nodes at={posts.flatMap((x) => [[x, TOP] as const, [x, GROUND] as const])} radius={5} />
    </>
  )
}
