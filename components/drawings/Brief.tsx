import { Dimension, Label, Nodes, Path, Sheet } from '@lintel/kit/drawings/parts.tsx'
import { arrow, hatch, points, times } from '@lintel/kit/drawings/paths.ts'
import type { Contact } from '@site/data/schemas/pages/contact.ts'

const GROUND = 172
const LOADS = times(5, (index) => 112 + index * 44)

/** What is enough to begin with: a beam as a first sketch has it, what it must carry, and by when. */
export function Brief({ sketch, constraint, deadline }: Contact['brief']) {
  return (
    <Sheet width={400} height={240}>
      <Path ink="fine" d={`M112 52H288${LOADS.map((x) => arrow([x, 52], [x, 82])).join('')}`} />
      <Label x={200} y={38} text={constraint} />
      {/* Each line drawn twice and past its end, as a hand does that is still thinking. */}
      <Path ink="outline" d="M74 88C150 85 250 90 328 87M78 91C170 88 240 93 322 90" />
      <Path
        ink="outline"
        d="M72 110C160 113 250 108 326 112M76 90C75 97 76 104 75 114M323 84C325 94 323 104 324 114"
      />
      <Path
        ink="outline"
        d="M96 110C98 130 95 150 97 174M104 112C103 134 106 152 104 174M296 112C294 132 297 152 295 174M304 110C305 132 302 152 304 176"
      />
      <Label x={200} y={144} text={sketch} className="fill-accent-text" />
      <Path ink="ground" d={hatch(56, GROUND, 288, 8, 10)} />
      <Path ink="cut" d={`M56 ${GROUND}H344`} />
      <Nodes at={points([100, 111], [300, 111])} />
      <Dimension along={points([100, 216], [300, 216])} labels={[deadline]} />
    </Sheet>
  )
}
