import { Dimension, Drawing, Grid, Label, Nodes } from '#components/drawings/parts.tsx'
import { arrow, circle, hatch, line, rectangle } from '#components/drawings/paths.ts'

const SIZE = 560
const GROUND = 456
const AXES = [160, 400] as const
const POST = 48
/** How far the solids recede: right and up. */
const DEPTH = [36, -28] as const
const BEAM = { left: 96, right: 464, top: 176, bottom: 232 }
const LOAD_TOP = 84
const ARROWS = Array.from({ length: 9 }, (_, index) => BEAM.left + DEPTH[0] / 2 + 16 + index * 42)

/** A beam on two posts, built once before the visitor's eyes: ground, posts, lintel, load, dimensions. */
export function HeroFrame({ className }: { className?: string }) {
  return (
    <Drawing width={SIZE} height={SIZE} className={`drawing-hero ${className ?? 'h-auto w-full'}`}>
      <Construction />
      <g className="stroke-text" strokeWidth="1.5">
        <path className="drawing-stroke" pathLength="1" d={`M24 ${GROUND}H536`} />
      </g>
      {AXES.map((axis) => <Post key={axis} axis={axis} />)}
      <Lintel />
      <Load />
      <g className="drawing-appear drawing-step-5">
        <Dimension along={[[48, BEAM.top], [48, BEAM.bottom], [48, GROUND]]} labels={['', 'Clear height']} />
        <Dimension along={[[AXES[0], 512], [AXES[1], 512]]} labels={['Span']} />
        <path className="stroke-muted" d={`${line([482, 190], [520, 112])}M520 112h16`} />
        <Label x={536} y={100} anchor="end">Lintel</Label>
        <Nodes at={[[160, 232], [400, 232], [160, GROUND], [400, GROUND]]} radius={5} />
        <Nodes at={[[96, 176], [464, 176], [132, 148], [500, 148], [464, 232], [96, 232]]} radius={3} open />
      </g>
    </Drawing>
  )
}

function Construction() {
  const axes = AXES.map((axis) => `M${axis} 40V526`).join('')
  const levels = [BEAM.top, BEAM.bottom].map((level) => `M32 ${level}H528`).join('')
  return (
    <g className="drawing-appear">
      <Grid width={SIZE} height={SIZE} />
      <path className="stroke-muted" strokeOpacity="0.6" strokeDasharray="14 4 2 4" d={axes + levels} />
      <path className="stroke-muted fill-background" d={AXES.map((axis) => circle(axis, 540, 14)).join('')} />
      <Label x={AXES[0]} y={545}>A</Label>
      <Label x={AXES[1]} y={545}>B</Label>
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(24, GROUND, 512, 10, 12)} />
    </g>
  )
}

function Post({ axis }: { axis: number }) {
  const [left, right] = [axis - POST / 2, axis + POST / 2]
  const side = `M${right} ${BEAM.bottom}H${right + DEPTH[0]}V${GROUND + DEPTH[1]}L${right} ${GROUND}z`
  return (
    <>
      <path className="drawing-appear drawing-step-2 fill-background" d={rectangle(left, 232, POST, 224) + side} />
      <path className="drawing-appear drawing-step-2 fill-surface" d={side} />
      <g className="stroke-text" strokeWidth="1.5">
        {[left, right].map((edge) => (
          <path key={edge} className="drawing-stroke drawing-step-1" pathLength="1" d={`M${edge} 456V232`} />
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
        <path d={`M${first} ${LOAD_TOP}H${last}${ARROWS.map((x) => arrow([x, LOAD_TOP], [x, 158])).join('')}`} />
        <Label x={first} y={LOAD_TOP - 14} anchor="start">Load</Label>
      </g>
      <g className="stroke-accent" strokeWidth="2">
        {AXES.map((axis) => (
          <path
            key={axis}
            className="drawing-stroke drawing-step-4"
            pathLength="1"
            d={`M280 176C280 204 ${axis} 192 ${axis} 240V${GROUND}`}
          />
        ))}
      </g>
    </>
  )
}
