import { Dimension, Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, points, rectangle } from '@lintel/kit/drawings/paths.ts'

const GROUND = 360
/** The bearing on the left post, about which the beam has begun to turn. */
const BEARING = [160, 140] as const

/**
 * The frame of the hero with one post missing: the beam tilts, a dashed outline waits below it.
 * @param code measures the height that is left
 */
export function NotFoundFrame({ code }: { code?: string | undefined }) {
  return (
    <Sheet width={560} height={440} className="drawing-frame h-auto w-full">
      <Path ink="axis" strokeOpacity="0.6" d="M160 24V404M400 24V404" />
      <Path ink="ground" d={hatch(24, GROUND, 512, 10, 12)} />
      <Path ink="cut" d={`M24 ${GROUND}H536`} />
      <Path ink="body" d={rectangle(136, 140, 48, 220)} />
      <Path ink="awaited" d={rectangle(376, 140, 48, 220)} />
      <Path ink="fine" strokeOpacity="0.8" strokeDasharray="4 5" d={rectangle(96, 84, 368, 56)} />
      <g transform={`rotate(5 ${BEARING.join(' ')})`}>
        <Path className="stroke-text fill-surface" strokeWidth="1.5" d={rectangle(96, 84, 368, 56)} />
        <Nodes at={points([96, 84], [464, 84], [464, 140], [96, 140])} radius={3} open />
      </g>
      <Nodes at={[BEARING, [160, GROUND]]} radius={5} />
      <Nodes at={points([400, 140], [400, GROUND])} radius={5} open />
      {code && <Dimension along={points([64, 140], [64, GROUND])} labels={[code]} />}
      <Path className="stroke-muted fill-background" d={circle(160, 418, 14) + circle(400, 418, 14)} />
      <Label x={160} y={418} text="A" centered />
      <Label x={400} y={418} text="B" centered />
      <Label x={440} y={256} anchor="start" text="Missing" />
    </Sheet>
  )
}
