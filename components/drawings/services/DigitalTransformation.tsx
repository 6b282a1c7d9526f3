import { Label, Nodes } from '#components/drawings/parts.tsx'
import { arrow, hatch, line, rectangle, type Point } from '#components/drawings/paths.ts'

const GROUND = 272
const OLD = [48, 104, 160]
const NEW = [288, 344, 400]
const FLOORS = [112, 192]

/** Old structure and new side by side: bay after bay the load moves across, and the old stands until it is free. */
export function DigitalTransformation() {
  return (
    <>
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(16, GROUND, 448, 8, 10)} />
      <path className="stroke-text" strokeWidth="1.5" d={`M16 ${GROUND}H464`} />
      <OldBays />
      <NewBays />
      <Crossing />
      <Label x={116} y={306}>Existing</Label>
      <Label x={356} y={306}>New</Label>
    </>
  )
}

/** Masonry piers with arches; the bay whose load has gone is drawn as removed. */
function OldBays() {
  const bays = OLD.slice(0, 2).map((x) => `${rectangle(x - 12, 112, 12, 160)}M${x} 272V152a22 22 0 0 1 44 0v120`).join('')
  const removed = `${rectangle(148, 112, 68, 160)}M160 272V152a22 22 0 0 1 44 0v120`
  return (
    <>
      <path className="stroke-muted" strokeDasharray="4 4" d={removed} />
      <path className="fill-surface" d={rectangle(36, 112, 112, 160)} />
      <path className="fill-background" d="M48 272V152a22 22 0 0 1 44 0v120zM104 272V152a22 22 0 0 1 44 0v120z" />
      <path className="stroke-text" d={`${bays}M36 112H148M36 96h112v16M36 96v16`} />
      <path className="stroke-muted" d={[64, 120].map((x) => arrow([x, 60], [x, 90])).join('')} />
    </>
  )
}

function NewBays() {
  const columns = NEW.concat(456).map((x) => `M${x} 272V112`).join('')
  const floors = FLOORS.map((y) => `M288 ${y}H456M288 ${y + 8}H456`).join('')
  const brace = line([288, 272], [344, 200]) + line([344, 272], [288, 200])
  const joints = FLOORS.flatMap((y) => NEW.concat(456).map((x): Point => [x, y]))
  return (
    <>
      <path className="stroke-muted" d={brace} />
      <path className="stroke-text" strokeWidth="1.5" d={columns + floors} />
      <Nodes at={joints} open radius={3} />
    </>
  )
}

/** The load of the freed bay on its way to the first new one. */
function Crossing() {
  return (
    <>
      <path className="stroke-accent" strokeWidth="2" d={`M182 88C182 24 316 24 316 84${arrow([316, 80], [316, 106], 8)}`} />
      <path className="stroke-muted" strokeDasharray="4 4" d="M182 112V88" />
      <Nodes at={[[182, 88], [288, 112], [344, 112]]} />
    </>
  )
}
