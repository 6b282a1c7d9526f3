import { amount } from '#components/drawings/caseStudies/figures.ts'
import { Dimension, Label } from '#components/drawings/parts.tsx'
import { hatch, rectangle } from '#components/drawings/paths.ts'
import { claims } from '#data/claims.ts'

const LEFT = 40
const FULL = 400
const HEIGHT = 44
const [BEFORE, AFTER] = [60, 148]

/** The cost of operation before and after as two beams; the part that fell away is dashed and measured. */
export function BackOffice() {
  const after = FULL * (1 - amount('backOfficeCost') / 100)
  return (
    <>
      <path className="stroke-text fill-surface" d={rectangle(LEFT, BEFORE, FULL, HEIGHT)} />
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(LEFT, BEFORE, FULL, HEIGHT, 12)} />
      <path className="stroke-muted" strokeDasharray="4 4" d={rectangle(LEFT + after, AFTER, FULL - after, HEIGHT)} />
      <path className="fill-accent" fillOpacity="0.2" d={rectangle(LEFT, AFTER, after, HEIGHT)} />
      <path className="stroke-accent" strokeWidth="2" d={rectangle(LEFT, AFTER, after, HEIGHT)} />
      <Dimension along={[[LEFT + after, 216], [LEFT + FULL, 216]]} className="stroke-accent" />
      <text className="drawing-figure fill-text" x={LEFT + after} y="264">{claims.backOfficeCost.figure}</text>
      <Label x={LEFT + after - 16} y={260} anchor="end">{claims.backOfficeCost.text}</Label>
      <Label x={LEFT} y={BEFORE - 12} anchor="start">Before</Label>
      <Label x={LEFT} y={AFTER - 12} anchor="start">After</Label>
    </>
  )
}
