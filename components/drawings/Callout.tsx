import { Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { circle, hatch, line, points, polar, rectangle } from '@lintel/kit/drawings/paths.ts'

const GROUND = 168
/** The joint that is looked for, and where it stands enlarged; the radius of each circle. */
const FOUND = { x: 132, y: 104, radius: 20 }
const DETAIL = { x: 268, y: 92, radius: 68 }

/** A frame, and one of its joints in a circle, drawn out beside it as large as it needs to be read. */
export function Callout() {
  const leader = line(
    polar(FOUND.x, FOUND.y, FOUND.radius, -8),
    polar(DETAIL.x, DETAIL.y, DETAIL.radius, 172),
  )
  return (
    <Sheet width={360} height={200}>
      <Path ink="ground" d={hatch(16, GROUND, 152, 8, 10)} />
      <Path ink="cut" d={`M16 ${GROUND}H168`} />
      <Path
        ink="part"
        d={rectangle(40, 112, 12, 56) + rectangle(126, 112, 12, 56) + rectangle(28, 96, 122, 16)}
      />
      <Path ink="accent" d={circle(FOUND.x, FOUND.y, FOUND.radius) + leader} />
      <Path ink="mask" d={circle(DETAIL.x, DETAIL.y, DETAIL.radius)} />
      <Path ink="ground" d={hatch(214, 52, 104, 44, 12)} />
      <Path ink="body" d="M208 60V96H316V60" />
      <Path ink="outline" d="M240 96V154M292 96V155M316 60V40" />
      <Path ink="axis" d="M266 34V150" />
      <Path ink="accent" d={circle(DETAIL.x, DETAIL.y, DETAIL.radius)} />
      <Nodes at={points([240, 96], [292, 96])} />
      <Path ink="part" d={circle(DETAIL.x, 182, 13)} />
      <Label x={DETAIL.x} y={187} text="A" />
    </Sheet>
  )
}
