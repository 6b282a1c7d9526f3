import { Dimension, Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, points, rectangle } from '@lintel/kit/drawings/paths.ts'

const AXES = [70, 200, 330, 490] as const
const GROUND = 316
const BEAM = { top: 112, bottom: 152 }
const POST = 32

/** A frame that stands, and the dashed bay that its beam is ready to be continued into. */
export function NextBay() {
  const posts = AXES.map((axis) => rectangle(axis - POST / 2, BEAM.bottom, POST, GROUND - BEAM.bottom))
  const height = BEAM.bottom - BEAM.top
  return (
    <Sheet width={560} height={400} tall className="drawing-frame h-auto w-full">
      <Path ink="axis" d={AXES.map((axis) => `M${axis} 78V352`).join('')} />
      <Path ink="ground" d={hatch(24, GROUND, 512, 10, 12)} />
      <Path ink="cut" d={`M24 ${GROUND}H536`} />
      <Path ink="body" d={posts.slice(0, 3).join('') + rectangle(40, BEAM.top, 320, height)} />
      <Path ink="awaited" d={`${posts[3]}M360 ${BEAM.top}h156v${height}h-156`} />
      <Nodes at={AXES.slice(0, 3).map((axis) => [axis, BEAM.bottom] as const)} radius={5} />
      <Nodes at={points([360, BEAM.top + height / 2], [490, BEAM.bottom], [490, GROUND])} radius={5} open />
      <Dimension along={AXES.map((axis) => [axis, 64] as const)} labels={['', '', 'Next bay']} />
      <Path className="stroke-muted fill-background" d={AXES.map((axis) => circle(axis, 366, 14)).join('')} />
      {AXES.map((axis, index) => (
        <Label key={axis} x={axis} y={366} text={'ABCD'[index]} centered />
      ))}
    </Sheet>
  )
}
