import { Dimension, Drawing, Grid, Label, Nodes, Path } from '#components/drawings/parts.tsx'
import { arrow, circle, hatch, type Point, rectangle, times } from '#components/drawings/paths.ts'

/** The measures of the hero's frame, on a grid of 40. */
const SIZE = 560
const GROUND = 440
const AXES = [160, 400] as const
const POST = 40
/** How far the solids recede: right and up. */
const DEPTH = [40, -30] as const
const BEAM = { left: 80, right: 480, top: 160, bottom: 220 }
const LOAD_TOP = 72

const { left, right, top, bottom } = BEAM
const BEARINGS = [bottom, GROUND].flatMap((y) => AXES.map((x): Point => [x, y]))
const CORNERS = [left, right].flatMap((x): Point[] => [
  [x, top],
  [x, bottom],
  [x + DEPTH[0], top + DEPTH[1]],
])
const HEIGHTS = [top, bottom, GROUND].map((y): Point => [40, y])
const SPAN = AXES.map((x): Point => [x, 496])

/** A beam on two posts, built once before the visitor's eyes: posts, beam, load, and how it is carried. */
export function HeroFrame() {
  return (
    <Drawing width={SIZE} height={SIZE} className="drawing-hero h-auto w-full">
      <Construction />
      {AXES.map((axis) => (
        <Post key={axis} axis={axis} />
      ))}
      <Path className="drawing-stroke stroke-text" strokeWidth="1.5" pathLength="1" d={`M24 ${GROUND}H536`} />
      <Beam />
      <Load />
      <LoadPath />
      <g className="drawing-appear drawing-step-5">
        <Dimension along={HEIGHTS} labels={['', 'Clear height']} />
        <Dimension along={SPAN} labels={['Span']} />
        <Path ink="fine" d="M92 176L64 64H48M190 340l40-40h20" />
        <Label x={16} y={52} anchor="start" text="Beam" />
        <Label x={256} y={305} anchor="start" text="Post" />
        <Nodes at={CORNERS} radius={3} open />
        <Nodes at={BEARINGS} radius={5} />
      </g>
    </Drawing>
  )
}

/** What is drawn first and recedes last: grid, axes, levels, and the ground that bears it all. */
function Construction() {
  const axes = AXES.map((axis) => `M${axis} 96V510`).join('')
  const levels = [top, bottom].map((level) => `M24 ${level}H536`).join('')
  return (
    <g className="drawing-appear">
      <Grid width={SIZE} height={SIZE} />
      <Path className="stroke-muted" strokeOpacity="0.6" strokeDasharray="14 4 2 4" d={axes + levels} />
      <Path ink="ground" d={hatch(24, GROUND, 512, 10, 12)} />
      <Path className="fill-background stroke-muted" d={AXES.map((axis) => circle(axis, 524, 14)).join('')} />
      {AXES.map((axis, index) => (
        <Label key={axis} x={axis} y={529} text={'AB'[index]} />
      ))}
    </g>
  )
}

const [RIGHTWARD, UPWARD] = DEPTH

function Post({ axis }: { axis: number }) {
  const [left, right] = [axis - POST / 2, axis + POST / 2]
  const receding = `M${right} ${GROUND}l${RIGHTWARD} ${UPWARD}V${BEAM.bottom}`
  return (
    <>
      <g className="drawing-appear drawing-step-2">
        <Path ink="mask" d={rectangle(left, BEAM.bottom, POST, GROUND - BEAM.bottom)} />
        <Path className="fill-surface" d={`${receding}H${right}z`} />
      </g>
      <g className="stroke-text" strokeWidth="1.5">
        {[left, right].map((edge) => (
          <Path
            key={edge}
            className="drawing-stroke drawing-step-1"
            pathLength="1"
            d={`M${edge} ${GROUND}V${BEAM.bottom}`}
          />
        ))}
      </g>
      <Path className="drawing-stroke drawing-step-1 stroke-text" pathLength="1" d={receding} />
    </>
  )
}

function Beam() {
  const { left, right, top, bottom } = BEAM
  const front = rectangle(left, top, right - left, bottom - top)
  const upper = `M${left} ${top}l${RIGHTWARD} ${UPWARD}H${right + RIGHTWARD}L${right} ${top}z`
  const end = `M${right} ${top}l${RIGHTWARD} ${UPWARD}V${bottom + UPWARD}L${right} ${bottom}z`
  return (
    <g className="drawing-lower drawing-step-2">
      <Path className="fill-surface stroke-text" d={upper + end} />
      <Path className="fill-background stroke-text" strokeWidth="1.5" d={front} />
    </g>
  )
}

const ARROWS = times(9, (index) => BEAM.left + RIGHTWARD / 2 + 20 + index * 45)
/** The middle of the beam's upper side, where the load stands. */
const BED = BEAM.top + UPWARD / 2

function Load() {
  const [first, last] = [Math.min(...ARROWS), Math.max(...ARROWS)]
  const arrows = ARROWS.map((x) => arrow([x, LOAD_TOP], [x, BED])).join('')
  return (
    <g className="drawing-lower drawing-step-3">
      <Path ink="fine" d={`M${first} ${LOAD_TOP}H${last}${arrows}`} />
      <Label x={(first + last) / 2} y={LOAD_TOP - 14} text="Load" />
    </g>
  )
}

/** The way the load takes: along the beam, into the posts, to the ground. */
function LoadPath() {
  return (
    <g className="stroke-accent" strokeWidth="2">
      {AXES.map((axis) => (
        <Path key={axis} className="drawing-stroke drawing-step-4" pathLength="1" d={thrust(axis)} />
      ))}
    </g>
  )
}

function thrust(axis: number): string {
  const crown = (BEAM.left + BEAM.right) / 2
  const bend = crown + (axis - crown) * 0.62
  return `M${crown} 174C${bend} 174 ${axis} 182 ${axis} ${BEAM.bottom}V${GROUND}`
}
