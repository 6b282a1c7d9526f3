import { Dimension, Drawing, Grid, Label, Nodes } from '#components/drawings/parts.tsx'
import { arrow, circle, hatch, line, rectangle } from '#components/drawings/paths.ts'

const SIZE = 560
const GROUND = 440
const AXES = [160, 400] as const
const POST = 40
/** How far the solids recede: right and up. */
const DEPTH = [40, -30] as const
const BEAM = { left: 80, right: 480, top: 160, bottom: 220 }
const LOAD_TOP = 72
const ARROWS = Array.from({ length: 9 }, (_, index) => BEAM.left + DEPTH[0] / 2 + 20 + index * 45)

/** A beam on two posts, built once before the visitor's eyes: ground, posts, lintel, load, dimensions. */
export function HeroFrame({ className }: { className?: string }) {
  return (
    <Drawing width={SIZE} height={SIZE} className={`drawing-hero ${className ?? 'h-auto w-full'}`}>
      <Construction />
      {AXES.map((axis) => <Post key={axis} axis={axis} />)}
      <path className="drawing-stroke stroke-text" strokeWidth="1.5" pathLength="1" d={`M24 ${GROUND}H536`} />
      <Lintel />
      <Load />
      <g className="drawing-appear drawing-step-5">
        <Dimension along={[[40, BEAM.top], [40, BEAM.bottom], [40, GROUND]]} labels={['', 'Clear height']} />
        <Dimension along={[[AXES[0], 496], [AXES[1], 496]]} labels={['Span']} />
        <path className="stroke-muted" d={`${line([500, 176], [528, 96])}h16${line([430, 340], [488, 300])}h56`} />
        <Label x={544} y={84} anchor="end">Lintel</Label>
        <Label x={544} y={288} anchor="end">Post</Label>
        <Nodes at={[[160, 220], [400, 220], [160, GROUND], [400, GROUND]]} radius={5} />
        <Nodes at={[[80, 160], [480, 160], [120, 130], [520, 130], [480, 220], [80, 220]]} radius={3} open />
      </g>
    </Drawing>
  )
}

function Construction() {
  const axes = AXES.map((axis) => `M${axis} 40V510`).join('')
  const levels = [BEAM.top, BEAM.bottom].map((level) => `M24 ${level}H536`).join('')
  return (
    <g className="drawing-appear">
      <Grid width={SIZE} height={SIZE} />
      <path className="stroke-muted" strokeOpacity="0.6" strokeDasharray="14 4 2 4" d={axes + levels} />
      <path className="stroke-muted fill-background" d={AXES.map((axis) => circle(axis, 524, 14)).join('')} />
      <Label x={AXES[0]} y={529}>A</Label>
      <Label x={AXES[1]} y={529}>B</Label>
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(24, GROUND, 512, 10, 12)} />
    </g>
  )
}

function Post({ axis }: { axis: number }) {
  const [left, right] = [axis - POST / 2, axis + POST / 2]
  const side = `M${right} ${BEAM.bottom}H${right + DEPTH[0]}V${GROUND + DEPTH[1]}L${right} ${GROUND}z`
  return (
    <>
      <path className="drawing-appear drawing-step-2 fill-background" d={rectangle(left, BEAM.bottom, POST, GROUND - BEAM.bottom) + side} />
      <path className="drawing-appear drawing-step-2 fill-surface" d={side} />
      <g className="stroke-text" strokeWidth="1.5">
        {[left, right].map((edge) => (
          <path key={edge} className="drawing-stroke drawing-step-1" pathLength="1" d={`M${edge} ${GROUND}V${BEAM.bottom}`} />
        ))}
        <path
          className="drawing-stroke drawing-step-1"
          strokeWidth="1"
          pathLength="1"
          d={`M${right} ${GROUND}l${DEPTH[0]} ${DEPTH[1]}V${BEAM.bottom}`}
        />
      </g>
    </>
  )
}

function Lintel() {
  const { left, right, top, bottom } = BEAM
  const upper = `M${left} ${top}l${DEPTH[0]} ${DEPTH[1]}H${right + DEPTH[0]}L${right} ${top}z`
  const end = `M${right} ${top}l${DEPTH[0]} ${DEPTH[1]}V${bottom + DEPTH[1]}L${right} ${bottom}z`
  return (
    <g className="drawing-lower drawing-step-2">
      <path className="fill-background" d={rectangle(left, top, right - left, bottom - top)} />
      <path className="fill-surface" d={upper + end} />
      <path className="stroke-text" d={upper + end} />
      <path className="stroke-text" strokeWidth="1.5" d={rectangle(left, top, right - left, bottom - top)} />
    </g>
  )
}

/** The load, and in the accent the way it takes: along the beam, into the posts, to the ground. */
function Load() {
  const [first, last] = [ARROWS[0] ?? 0, ARROWS[ARROWS.length - 1] ?? 0]
  return (
    <>
      <g className="drawing-lower drawing-step-3 stroke-muted">
        <path d={`M${first} ${LOAD_TOP}H${last}${ARROWS.map((x) => arrow([x, LOAD_TOP], [x, 144])).join('')}`} />
        <Label x={(first + last) / 2} y={LOAD_TOP - 14}>Load</Label>
      </g>
      <g className="stroke-accent" strokeWidth="2">
        {AXES.map((axis) => (
          <path
            key={axis}
            className="drawing-stroke drawing-step-4"
            pathLength="1"
            d={`M280 174C${280 + (axis - 280) * 0.62} 174 ${axis} 182 ${axis} ${BEAM.bottom}V${GROUND}`}
          />
        ))}
      </g>
    </>
  )
}
