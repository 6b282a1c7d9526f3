import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, hatch, line, type Point, points, rectangle } from '@lintel/kit/drawings/paths.ts'

const GROUND = 264
const TOP = 120
/** The left edge of each old bay; the load of the last has already gone. */
const OLD = [32, 88, 144]
const BAY = 56
const COLUMNS = [272, 328, 384, 440]
const FLOORS = [TOP, 192]

/** Old structure and new side by side: bay by bay the load moves across; the old stands until it is free. */
export function DigitalTransformation() {
  return (
    <>
      <Path ink="ground" d={hatch(16, GROUND, 448, 9, 10)} />
      <OldBays />
      <NewBays />
      <Path ink="cut" d={`M16 ${GROUND}H464`} />
      <Crossing />
      <Label x={116} y={298} text="Existing" />
      <Label x={356} y={298} text="New" />
    </>
  )
}

function opening(x: number): string {
  return `M${x + 8} ${GROUND}V164a20 20 0 0 1 40 0V${GROUND}`
}

function OldBays() {
  const standing = OLD.slice(0, 2)
  const gone = OLD[2] ?? 0
  const courses = [136, 152].map((y) => `M32 ${y}H144`).join('')
  return (
    <>
      <Path ink="hidden" d={`M${gone} ${TOP - 16}h${BAY}V${GROUND}M${gone} ${TOP}h${BAY}${opening(gone)}`} />
      <Path className="fill-surface" d={rectangle(32, TOP - 16, 2 * BAY, GROUND - TOP + 16)} />
      <Path ink="ground" d={courses} />
      <Path ink="part" d={standing.map(opening).join('')} />
      <Path ink="cut" d={`M32 ${GROUND}V${TOP - 16}H144V${GROUND}M32 ${TOP}H144M88 ${TOP}V${GROUND}`} />
      <Path ink="fine" d={standing.map((x) => arrow([x + 28, 64], [x + 28, 98])).join('')} />
    </>
  )
}

function NewBays() {
  const posts = COLUMNS.map((x) => `M${x} ${GROUND}V${TOP}`).join('')
  const floors = FLOORS.map((y) => `M272 ${y}H440M272 ${y + 8}H440`).join('')
  const brace = [TOP + 8, 200].map((y, index) => {
    const foot = index === 0 ? 192 : GROUND
    return line([384, foot], [440, y]) + line([440, foot], [384, y])
  })
  const joints = FLOORS.flatMap((y) => COLUMNS.map((x): Point => [x, y]))
  return (
    <>
      <Path ink="fine" d={brace.join('')} />
      <Path ink="cut" d={posts + floors} />
      <Nodes at={joints.slice(2)} open radius={3.5} />
    </>
  )
}

/** The load of the freed bay, come down on the first new one. */
function Crossing() {
  return (
    <>
      <Path ink="accent" d={`M172 96C172 24 300 24 300 84${arrow([300, 84], [300, 112], 8)}`} />
      <Path ink="accent" d={`M272 ${TOP}H328M272 ${TOP}V${GROUND}M328 ${TOP}V${GROUND}`} />
      <Nodes at={points([172, 104], [272, TOP], [328, TOP])} />
    </>
  )
}
