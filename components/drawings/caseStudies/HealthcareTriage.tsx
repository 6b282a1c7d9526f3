import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arc, circle, line, polar, times } from '@lintel/kit/drawings/paths.ts'
import { amount } from '@lintel/kit/ui/claimAmount.ts'

const [X, Y] = [280, 160]
const [RIM, FACE] = [114, 84]
const NOON = -90
const MARKS = 60

/** A dial on which the figure of the claim is lit, from noon backwards. */
export function HealthcareTriage({ time }: { time: Claim }) {
  const end = NOON + 360 * (1 - amount(time) / 100)
  const noon = NOON + 360
  const saved = polar(X, Y, RIM, (end + noon) / 2)
  return (
    <>
      <Path ink="body" d={circle(X, Y, RIM)} />
      <Path ink="lit" d={`${arc(X, Y, FACE, end, noon)}L${X} ${Y}z`} />
      <Path ink="fine" d={marks() + arc(X, Y, FACE, NOON, end)} />
      <Path ink="hidden" d={line([X, Y], polar(X, Y, FACE, NOON))} />
      <Path ink="accent" strokeWidth="6" strokeLinecap="butt" d={arc(X, Y, RIM, end, noon)} />
      <Path ink="accent" d={line([X, Y], polar(X, Y, FACE, end))} />
      <Nodes at={[[X, Y]]} radius={5} />
      <Label x={24} y={saved[1] - 8} anchor="start" text={`${time.figure} faster`} />
      <Path ink="fine" d={line([24, saved[1]], saved)} />
    </>
  )
}

function marks(): string {
  return times(MARKS, (index) => {
    const angle = (index * 360) / MARKS
    return line(polar(X, Y, RIM - 6, angle), polar(X, Y, RIM - (index % 5 === 0 ? 18 : 11), angle))
  }).join('')
}
