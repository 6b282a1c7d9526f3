import { Dimension, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import {
  arc,
  arrow,
  circle,
  hatch,
  line,
  type Point,
  points,
  polar,
  rectangle,
  round,
  times,
} from '@lintel/kit/drawings/paths.ts'

const WHEEL: Point = [116, 140]
const RADIUS = 76
const CRANK = 44
const ROD = 150
const TABLE = 164
const BLOCK = 40
/** The crank now, and where it was before. */
const PHASE = -24
const EARLIER = [-156, -90]

/** Where the slider stands when the crank has turned by `angle`: the rod keeps its length. */
function slider(angle: number): number {
  const [x, y] = polar(...WHEEL, CRANK, angle)
  return round(x + Math.sqrt(ROD ** 2 - (y - WHEEL[1]) ** 2))
}

/** A crank and a slider: each turn makes the same stroke and moves one more block along the table. */
export function Automation() {
  const pin = polar(...WHEEL, CRANK, PHASE)
  const end: Point = [slider(PHASE), WHEEL[1]]
  return (
    <>
      <Wheel />
      <Table />
      <Path ink="hidden" d={EARLIER.map(position).join('')} />
      <Path ink="accent" d={line(WHEEL, pin, end)} />
      <Nodes at={[WHEEL, pin, end]} radius={5} />
      <Label x={WHEEL[0]} y={288} text="Drive" />
      <Label x={394} y={288} text="Output" />
    </>
  )
}

function position(angle: number): string {
  const pin = polar(...WHEEL, CRANK, angle)
  return line(WHEEL, pin, [slider(angle), WHEEL[1]])
}

function Wheel() {
  const teeth = times(36, (index) => {
    const angle = index * 10
    return line(polar(...WHEEL, RADIUS, angle), polar(...WHEEL, RADIUS + 7, angle))
  })
  const tip = polar(...WHEEL, RADIUS + 22, -60)
  return (
    <>
      <Path ink="outline" d={`${line([76, 256], WHEEL, [156, 256])}M92 238h48`} />
      <Path ink="body" d={circle(...WHEEL, RADIUS)} />
      <Path ink="fine" d={teeth.join('') + circle(...WHEEL, RADIUS - 9) + circle(...WHEEL, 14)} />
      <Path ink="fine" strokeDasharray="3 4" d={circle(...WHEEL, CRANK)} />
      <Path
        ink="fine"
        d={arc(...WHEEL, RADIUS + 22, -130, -60) + arrow(polar(...WHEEL, RADIUS + 22, -64), tip)}
      />
    </>
  )
}

function Table() {
  const [from, to] = [slider(180), slider(0)]
  const blocks = [0, 1, 2].map((index) => rectangle(to + 24 + index * BLOCK, TABLE - BLOCK, BLOCK, BLOCK))
  const legs = [224, 440].map((x) => rectangle(x, TABLE + 10, 8, 82)).join('')
  return (
    <>
      <Path ink="ground" d={`M24 256H456${legs}${hatch(208, TABLE, 256, 10, 10)}`} />
      <Path ink="cut" d={`${rectangle(208, TABLE, 256, 10)}M16 256H464`} />
      <Path ink="body" d={rectangle(slider(PHASE) - 24, 116, 48, 48)} />
      <Path ink="part" d={blocks.join('')} />
      <Dimension along={points([from, 220], [to, 220])} labels={['Stroke']} />
    </>
  )
}
