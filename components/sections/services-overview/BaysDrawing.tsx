import { Dimension, Drawing, Grid, Label, Nodes } from '#components/drawings/parts.tsx'
import { circle, hatch, line, type Point, rectangle } from '#components/drawings/paths.ts'
import { overviewServices } from '#data/services/index.ts'

const [WIDTH, HEIGHT] = [480, 320]
const [LEFT, POST] = [40, 16]
const SPAN = (WIDTH - 2 * LEFT) / overviewServices.length
const BEAM = { top: 72, height: 24 }
const GROUND = 216
const bays = overviewServices.map((_, index) => LEFT + index * SPAN)
const axes = [...bays, LEFT + bays.length * SPAN]

/** One bay for each service below one beam, and below all of them what they stand on: security. */
export function BaysDrawing() {
  const posts = axes.map((axis) => rectangle(axis - POST / 2, 96, POST, GROUND - 96)).join('')
  const braces = bays.map((bay) => line([bay + 8, GROUND], [bay + SPAN - 8, 96])).join('')
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <Grid width={WIDTH} height={HEIGHT} />
      <Dimension along={axes.map((axis): Point => [axis, 40])} />
      <path className="stroke-muted" strokeDasharray="3 5" strokeOpacity="0.7" d={braces} />
      <path className="stroke-text fill-background" strokeWidth="1.5" d={posts} />
      <path
        className="stroke-text fill-surface"
        strokeWidth="1.5"
        d={rectangle(24, BEAM.top, 432, BEAM.height)}
      />
      <path className="stroke-text" strokeWidth="1.5" d={`M8 ${GROUND}H472`} />
      <path className="stroke-accent" strokeWidth="2" d={rectangle(24, 232, 432, 40)} />
      <path className="stroke-accent" strokeOpacity="0.5" d={hatch(24, 232, 432, 40, 10)} />
      <path className="stroke-accent" d={axes.map((axis) => `M${axis} ${GROUND}v16`).join('')} />
      <path className="fill-background" d={rectangle(184, 240, 112, 24)} />
      <Label x={240} y={257} className="fill-text">
        Security
      </Label>
      <Nodes at={axes.map((axis): Point => [axis, 96])} />
      {bays.map((bay, index) => (
        <g key={bay}>
          <path className="stroke-muted fill-background" d={circle(bay + SPAN / 2, 156, 16)} />
          <Label x={bay + SPAN / 2} y={161} className="fill-text">
            {String(index + 1)}
          </Label>
        </g>
      ))}
    </Drawing>
  )
}
