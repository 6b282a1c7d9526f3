import { Dimension, Drawing, Grid, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, circle, hatch, line, type Point, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { BlockOf } from '#components/blocks/schemas.ts'

/** The measures of the hero's frame, on a grid of 40. */
const SIZE = 560
const GROUND = 440
const POSTS = [
  { part: 'leftPost', axis: 160 },
  { part: 'rightPost', axis: 400 },
] as const
const AXES = POSTS.map(({ axis }) => axis)
const POST = 40
/** How far the solids recede: right and up. */
const [RIGHTWARD, UPWARD] = [40, -30] as const
const BEAM = { left: 80, right: 480, top: 160, bottom: 220 }
const LOAD_TOP = 72

/** Three weights, in pixels of the screen: what is cut, what is seen, and what explains. */
const [CUT, SEEN, FINE] = [2.5, 1.25, 0.75]

const { left, right, top, bottom } = BEAM
const CROWN = (left + right) / 2
const BEARINGS = [bottom, GROUND].flatMap((y) => AXES.map((x): Point => [x, y]))
const CORNERS = [left, right].flatMap((x): Point[] => [
  [x, top],
  [x, bottom],
  [x + RIGHTWARD, top + UPWARD],
])
/** All that is built, from the ground to the top of the beam. */
const BUILT = [top, GROUND].map((y): Point => [40, y])

/** A beam on two posts under its load, named as in the hero of the home page: what stands on the image for link previews. */
export function HeroFrame({ parts, built = '' }: Partial<BlockOf<'home-hero'>['frame']>) {
  return (
    <Drawing width={SIZE} height={SIZE} strokeWidth={FINE}>
      <Construction />
      {POSTS.map(({ part, axis }) => (
        <Post key={axis} axis={axis} name={parts?.[part].name} />
      ))}
      <Path className="stroke-text" strokeWidth={CUT} d={`M24 ${GROUND}H536`} />
      <Beam name={parts?.beam.name} />
      <Load name={parts?.load.name} />
      <Path className="stroke-accent-text" strokeWidth="2" d={AXES.map(thrust).join('')} />
      <Dimension along={BUILT} labels={[built]} />
      <Label x={CROWN} y={472} text={parts?.ground.name} className="fill-text" />
      <Nodes at={CORNERS} radius={3} open />
      <Nodes at={BEARINGS} radius={5} />
    </Drawing>
  )
}

/** What is drawn first and recedes last: grid, axes, levels, and the ground in its strata, which bears it all. */
function Construction() {
  const axes = AXES.map((axis) => `M${axis} 96V510`).join('')
  const levels = [top, bottom].map((level) => `M48 ${level}H536`).join('')
  return (
    <>
      <Grid width={SIZE} height={SIZE} />
      <Path ink="axis" strokeOpacity="0.6" d={axes + levels} />
      <Path ink="ground" d={hatch(24, GROUND, 512, 10, 12)} />
      <Path ink="ground" strokeDasharray="26 5 11 5 18 5" d="M24 486H536M31 494H529" />
      <Path className="fill-background stroke-muted" d={AXES.map((axis) => circle(axis, 524, 14)).join('')} />
      {AXES.map((axis, index) => (
        <Label key={axis} x={axis} y={529} text={'AB'[index]} />
      ))}
    </>
  )
}

/** Its name is lettered on the side that recedes. */
function Post({ axis, name }: { axis: number; name: string | undefined }) {
  const [left, right] = [axis - POST / 2, axis + POST / 2]
  const receding = `M${right} ${GROUND}l${RIGHTWARD} ${UPWARD}V${BEAM.bottom}`
  return (
    <>
      <Path ink="mask" d={rectangle(left, BEAM.bottom, POST, GROUND - BEAM.bottom)} />
      <Path className="fill-surface" d={`${receding}H${right}z`} />
      <Label x={right + RIGHTWARD / 2 + 5} y={322} text={name} upright className="fill-text" />
      <Path
        className="stroke-text"
        strokeWidth={CUT}
        d={[left, right].map((edge) => `M${edge} ${GROUND}V${BEAM.bottom}`).join('')}
      />
      <Path className="stroke-text" strokeWidth={SEEN} d={receding} />
    </>
  )
}

function Beam({ name }: { name: string | undefined }) {
  const upper = `M${left} ${top}l${RIGHTWARD} ${UPWARD}H${right + RIGHTWARD}L${right} ${top}z`
  const end = `M${right} ${top}l${RIGHTWARD} ${UPWARD}V${bottom + UPWARD}L${right} ${bottom}z`
  return (
    <>
      <Path className="fill-surface stroke-text" strokeWidth={SEEN} d={upper + end} />
      <Path
        className="fill-background stroke-text"
        strokeWidth={CUT}
        d={rectangle(left, top, right - left, bottom - top)}
      />
      <Label x={CROWN} y={207} text={name} className="fill-text" />
    </>
  )
}

const ARROWS = times(9, (index) => left + RIGHTWARD / 2 + 20 + index * 45)
/** The middle of the beam's upper side, where the load stands. */
const BED = top + UPWARD / 2

function Load({ name }: { name: string | undefined }) {
  const [first, last] = [Math.min(...ARROWS), Math.max(...ARROWS)]
  const arrows = ARROWS.map((x) => arrow([x, LOAD_TOP], [x, BED])).join('')
  return (
    <>
      <Path
        className="stroke-muted"
        strokeWidth={SEEN}
        d={line([first, LOAD_TOP], [last, LOAD_TOP]) + arrows}
      />
      <Label x={(first + last) / 2} y={LOAD_TOP - 16} text={name} className="fill-text" />
    </>
  )
}

/** The way the load takes: along the beam, into a post, to the ground. */
function thrust(axis: number): string {
  const bend = CROWN + (axis - CROWN) * 0.62
  return `M${CROWN} 174C${bend} 174 ${axis} 182 ${axis} ${bottom}V${GROUND}`
}
