import { AXES, BEAM, DEPTH, GROUND, LOAD_TOP, POST } from '#components/drawings/hero/frame.ts'
import { Path } from '#components/drawings/Path.tsx'
import { Label } from '#components/drawings/parts.tsx'
import { arrow, rectangle } from '#components/drawings/paths.ts'

const [RIGHTWARD, UPWARD] = DEPTH

export function Post({ axis }: { axis: number }) {
  const [left, right] = [axis - POST / 2, axis + POST / 2]
  const receding = `M${right} ${GROUND}l${RIGHTWARD} ${UPWARD}V${BEAM.bottom}`
  return (
    <>
      <g className="drawing-appear drawing-step-2">
        <Path className="fill-background" d={rectangle(left, BEAM.bottom, POST, GROUND - BEAM.bottom)} />
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

export function Beam() {
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

const ARROWS = Array.from({ length: 9 }, (_, index) => BEAM.left + RIGHTWARD / 2 + 20 + index * 45)
/** The middle of the beam's upper side, where the load stands. */
const BED = BEAM.top + UPWARD / 2

export function Load() {
  const [first, last] = [Math.min(...ARROWS), Math.max(...ARROWS)]
  const arrows = ARROWS.map((x) => arrow([x, LOAD_TOP], [x, BED])).join('')
  return (
    <g className="drawing-lower drawing-step-3">
      <Path className="stroke-muted" d={`M${first} ${LOAD_TOP}H${last}${arrows}`} />
      <Label x={(first + last) / 2} y={LOAD_TOP - 14}>
        Load
      </Label>
    </g>
  )
}

/** The way the load takes: along the beam, into the posts, to the ground. */
export function LoadPath() {
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
