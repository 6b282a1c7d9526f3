import { amount } from '#components/drawings/caseStudies/figures.ts'
import { Dimension, Label } from '#components/drawings/parts.tsx'
import { hatch, rectangle } from '#components/drawings/paths.ts'
import { claims } from '#data/claims.ts'

const GROUND = 240
const FULL = 180
const BAR = 64
const SKUS_PER_DOT = 10
const DOT_ROWS = 10

/** Inventory before and after as two bars, and the assortment as dots. */
export function RetailDemand() {
  const after = FULL * (1 - amount('retailInventory') / 100)
  return (
    <>
      <path className="stroke-text fill-surface" d={rectangle(72, GROUND - FULL, BAR, FULL)} />
      <path className="stroke-muted" strokeOpacity="0.6" d={hatch(72, GROUND - FULL, BAR, FULL, 12)} />
      <path className="stroke-muted" strokeDasharray="4 4" d={`M136 ${GROUND - FULL}H256`} />
      <path className="fill-accent" fillOpacity="0.2" d={rectangle(168, GROUND - after, BAR, after)} />
      <path className="stroke-accent" strokeWidth="2" d={rectangle(168, GROUND - after, BAR, after)} />
      <Dimension along={[[248, GROUND - FULL], [248, GROUND - after]]} className="stroke-accent" />
      <text className="drawing-figure fill-text" x="168" y="44">−{claims.retailInventory.figure}</text>
      <Assortment />
      <path className="stroke-text" strokeWidth="1.5" d={`M40 ${GROUND}H440`} />
      <Label x={104} y={264}>Before</Label>
      <Label x={200} y={264}>After</Label>
    </>
  )
}

function Assortment() {
  const count = Math.round(amount('retailSkus') / SKUS_PER_DOT)
  const dots = Array.from({ length: count }, (_, index) => {
    const [column, row] = [Math.floor(index / DOT_ROWS), index % DOT_ROWS]
    return `M${300 + column * 12} ${226 - row * 12}h0`
  })
  return (
    <>
      <path className="stroke-muted" strokeWidth="3" d={dots.join('')} />
      <text className="drawing-figure fill-text" x="296" y="84">{claims.retailSkus.figure}</text>
      <Label x={298} y={264} anchor="start">{claims.retailSkus.text}</Label>
    </>
  )
}
