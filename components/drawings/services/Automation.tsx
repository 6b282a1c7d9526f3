import { Label, Nodes } from '#components/drawings/parts.tsx'
import { arc, arrow, circle, hatch, line, polar, rectangle, round, type Point } from '#components/drawings/paths.ts'

const WHEEL: Point = [128, 144]
const RADIUS = 80
const CRANK = 48
const ROD = 176
const PHASES = [-150, -90, -30]
const PHASE = -30

/** Where the slider stands when the crank has turned by `angle`: the rod keeps its length. */
function slider(angle: number): number {
  const [x, y] = polar(...WHEEL, CRANK, angle)
  return round(x + Math.sqrt(ROD ** 2 - (y - WHEEL[1]) ** 2))
}

/** A crank and a slider: one turn, the same stroke every time; earlier positions are drawn dashed. */
export function Automation() {
  const pin = polar(...WHEEL, CRANK, PHASE)
  return (
    <>
      <Wheel />
      <Track />
      <path className="stroke-muted" strokeDasharray="4 4" d={PHASES.slice(0, 2).map(position).join('')} />
      <path className="stroke-accent" strokeWidth="2" d={line(WHEEL, pin, [slider(PHASE), WHEEL[1]])} />
      <Nodes at={[WHEEL, pin, [slider(PHASE), WHEEL[1]]]} radius={5} />
      <path className="stroke-muted" d={arc(...WHEEL, 96, 200, 250) + arrowhead()} />
    </>
  )
}

function arrowhead(): string {
  const tip = polar(...WHEEL, 96, 250)
  return arrow(polar(...WHEEL, 96, 249), tip)
}

function position(angle: number): string {
  const pin = polar(...WHEEL, CRANK, angle)
  return line(WHEEL, pin, [slider(angle), WHEEL[1]]) + rectangle(slider(angle) - 20, 124, 40, 40)
}

function Wheel() {
  const teeth = Array.from({ length: 36 }, (_, index) => {
    const angle = index * 10
    return line(polar(...WHEEL, RADIUS, angle), polar(...WHEEL, RADIUS + 7, angle))
  }).join('')
  return (
    <>
      <path className="stroke-text fill-background" strokeWidth="1.5" d={circle(...WHEEL, RADIUS)} />
      <path className="stroke-muted" d={teeth + circle(...WHEEL, RADIUS - 8) + circle(...WHEEL, 14)} />
      <path className="stroke-muted" strokeDasharray="3 4" d={circle(...WHEEL, CRANK)} />
    </>
  )
}

function Track() {
  const x = slider(PHASE)
  return (
    <>
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(232, 168, 224, 8, 10)} />
      <path className="stroke-text" strokeWidth="1.5" d="M232 168H456" />
      <path className="stroke-text fill-background" strokeWidth="1.5" d={rectangle(x - 20, 124, 40, 40)} />
      <path className="stroke-muted" d={`M${slider(180)} 200V232M${slider(0)} 200V232`} />
      <Label x={(slider(180) + slider(0)) / 2} y={252}>Stroke</Label>
    </>
  )
}
