import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { Dimension, Label, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import { amount } from '@lintel/kit/ui/claimAmount.ts'

const [LEFT, FULL, HEIGHT] = [40, 400, 60]
const [BEFORE, AFTER] = [60, 160]

/** The cost of operation before and after as two beams; the part that fell away is dashed and measured. */
export function BackOffice({ cost }: { cost: Claim }) {
  const after = FULL * (1 - amount(cost) / 100)
  const cut = LEFT + after
  return (
    <>
      <Path ink="part" d={rectangle(LEFT, BEFORE, FULL, HEIGHT)} />
      <Path ink="hatching" d={hatch(LEFT, BEFORE, FULL, HEIGHT, 10)} />
      <Path ink="hidden" d={rectangle(cut, AFTER, FULL - after, HEIGHT)} />
      <Path ink="lit" d={rectangle(LEFT, AFTER, after, HEIGHT)} />
      <Path ink="accent" d={rectangle(LEFT, AFTER, after, HEIGHT)} />
      <Dimension along={points([cut, 272], [LEFT + FULL, 272])} labels={[`−${cost.figure}`]} />
      <Label x={LEFT} y={BEFORE - 12} anchor="start" text="Before" />
      <Label x={LEFT} y={AFTER - 12} anchor="start" text="After" />
    </>
  )
}
