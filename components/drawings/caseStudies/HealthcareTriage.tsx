import { amount } from '#components/drawings/caseStudies/figures.ts'
import { Label, Nodes } from '#components/drawings/parts.tsx'
import { arc, circle, line, polar } from '#components/drawings/paths.ts'
import { claims } from '#data/claims.ts'

const [X, Y, RADIUS] = [168, 150, 108]
const NOON = -90
const MARKS = 60

/** The time to triage as a full dial; the part of it that was saved, from noon backwards, is lit. */
export function HealthcareTriage() {
  const saved = (amount('healthcareTriage') / 100) * 360
  const end = NOON + 360 - saved
  return (
    <>
      <path className="stroke-text fill-background" strokeWidth="1.5" d={circle(X, Y, RADIUS)} />
      <path className="stroke-muted" d={marks()} />
      <path className="fill-accent" fillOpacity="0.15" d={`${arc(X, Y, 84, end, NOON + 360)}L${X} ${Y}z`} />
      <path className="stroke-muted" strokeDasharray="4 4" d={line([X, Y], polar(X, Y, 84, NOON))} />
      <path className="stroke-accent" strokeWidth="8" strokeLinecap="butt" d={arc(X, Y, RADIUS, end, NOON + 360)} />
      <path className="stroke-text" strokeWidth="1.5" d={line([X, Y], polar(X, Y, 84, end))} />
      <path className="stroke-muted" d={arc(X, Y, 84, NOON, end)} />
      <Nodes at={[[X, Y]]} radius={5} />
      <text className="drawing-figure fill-text" x="312" y="150">{claims.healthcareTriage.figure}</text>
      <Label x={314} y={178} anchor="start">{claims.healthcareTriage.text}</Label>
    </>
  )
}

function marks(): string {
  return Array.from({ length: MARKS }, (_, index) => {
    const angle = (index * 360) / MARKS
    return line(polar(X, Y, RADIUS - 6, angle), polar(X, Y, RADIUS - (index % 5 === 0 ? 18 : 11), angle))
  }).join('')
}
