import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { Dimension, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, points, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { amount } from '@lintel/kit/ui/claimAmount.ts'

const GROUND = 156
const FULL = 116
const [BEFORE, AFTER, BAR] = [40, 128, 64]
const ASSORTMENT = 276
const SKUS_PER_DOT = 10
const [DOT_ROWS, DOT_STEP] = [8, 12]

/** Inventory before and after as two bars, and beside them the assortment: one dot for ten SKUs. */
export function RetailDemand({ inventory, skus }: { inventory: Claim; skus: Claim }) {
  const after = FULL * (1 - amount(inventory) / 100)
  return (
    <>
      <Path ink="part" d={rectangle(BEFORE, GROUND - FULL, BAR, FULL)} />
      <Path ink="hatching" d={hatch(BEFORE, GROUND - FULL, BAR, FULL, 10)} />
      <Path ink="hidden" d={`M${BEFORE + BAR} ${GROUND - FULL}H218`} />
      <Path ink="lit" d={rectangle(AFTER, GROUND - after, BAR, after)} />
      <Path ink="accent" d={rectangle(AFTER, GROUND - after, BAR, after)} />
      <Dimension along={points([206, GROUND - FULL], [206, GROUND - after])} />
      <Label x={220} y={GROUND - (FULL + after) / 2 + 5} anchor="start" text={`−${inventory.figure}`} />
      <Path ink="accent" strokeWidth="4" d={assortment(amount(skus) / SKUS_PER_DOT)} />
      <Path ink="cut" d={`M24 ${GROUND}H212M268 ${GROUND}H456`} />
      <Label x={BEFORE + BAR / 2} y={182} text="Before" />
      <Label x={AFTER + BAR / 2} y={182} text="After" />
      <Label x={ASSORTMENT} y={182} anchor="start" text={`1 dot = ${SKUS_PER_DOT} SKUs`} />
    </>
  )
}

function assortment(count: number): string {
  return times(Math.round(count), (index) => {
    const [column, row] = [Math.floor(index / DOT_ROWS), index % DOT_ROWS]
    return `M${ASSORTMENT + 2 + column * DOT_STEP} ${GROUND - 8 - row * DOT_STEP}h0`
  }).join('')
}
