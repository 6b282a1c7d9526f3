import { AXES, BEAM, DEPTH, GROUND, SIZE } from '#components/drawings/hero/frame.ts'
import { Beam, Load, LoadPath, Post } from '#components/drawings/hero/members.tsx'
import { Path } from '#components/drawings/Path.tsx'
import { Dimension, Drawing, Grid, Label, Nodes } from '#components/drawings/parts.tsx'
import { circle, hatch, type Point } from '#components/drawings/paths.ts'

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
export function HeroFrame({ className = 'h-auto w-full' }: { className?: string }) {
  return (
    <Drawing width={SIZE} height={SIZE} className={`drawing-hero ${className}`}>
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
        <Path className="stroke-muted" d="M92 176L64 64H48M190 340l40-40h20" />
        <Label x={16} y={52} anchor="start">
          Beam
        </Label>
        <Label x={256} y={305} anchor="start">
          Post
        </Label>
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
      <Path className="stroke-muted" strokeOpacity="0.6" d={hatch(24, GROUND, 512, 10, 12)} />
      <Path className="fill-background stroke-muted" d={AXES.map((axis) => circle(axis, 524, 14)).join('')} />
      {AXES.map((axis, index) => (
        <Label key={axis} x={axis} y={529}>
          {'AB'[index]}
        </Label>
      ))}
    </g>
  )
}
