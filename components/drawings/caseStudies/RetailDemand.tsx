import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { Dimension, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, points, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import { amount } from '@lintel/kit/ui/claimAmount.ts'

const GROUND = 264
const FULL = 224
const [BEFORE, AFTER, BAR] = [32, 112, 64]
const ASSORTMENT = 288
const SKUS_PER_DOT = 10
const [DOT_ROWS, DOT_STEP] = [12, 18]

/** Inventory before and after as two bars, and beside them the assortment: one dot for ten SKUs. */
export function RetailDemand({ inventory, skus }: { inventory: Claim; skus: Claim }) {
  const after = FULL * (1 - amount(inventory) / 100)
  return (
    <>
      <Path ink="part" d={rectangle(BEFORE, GROUND - FULL, BAR, FULL)} />
      <Path ink="hatching" d={hatch(BEFORE, GROUND - FULL, BAR, FULL, 10)} />
      <Path ink="hidden" d={`M${BEFORE + BAR} ${GROUND - FULL}H200`} />
      <Path ink="lit" d={rectangle(AFTER, GROUND - after, BAR, after)} />
      <Path ink="accent" d={rectangle(AFTER, GROUND - after, BAR, after)} />
      <Dimension along={points([190, GROUND - FULL], [190, GROUND - after])} />
      <Label x={204} y={GROUND - (FULL + after) / 2 + 5} anchor="start" text={`−${inventory.figure}`} />
      <Path ink="accent" strokeWidth="6" d={assortment(amount(skus) / SKUS_PER_DOT)} />
      <Path ink="cut" d={`M16 ${GROUND}H196M280 ${GROUND}H464`} />
      <Label x={BEFORE + BAR / 2} y={GROUND + 28} text="Before" />
      <Label x={AFTER + BAR / 2} y={GROUND + 28} text="After" />
      <Label x={464} y={GROUND + 28} anchor="end" text={`1 dot = ${SKUS_PER_DOT} SKUs`} />
    </>
  )
}

function assortment(count: number): string {
  return times(Math.round(count), (index) => {
    const [column, row] = [Math.floor(index / DOT_ROWS), index % DOT_ROWS]
    return `M${ASSORTMENT + 2 + column * DOT_STEP} ${GROUND - 8 - row * DOT_STEP}h0`
  }).join('')
}
