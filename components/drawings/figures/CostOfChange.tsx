import { Dimension, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { points } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const STAGES = [28, 118, 208, 298, 388]

/** What it costs to go back on a choice, stage by stage; advice belongs to the first. */
export function CostOfChange({ labels: [cost, advice, ...stages] }: FigureProps) {
  return (
    <>
      <Path ink="hidden" d="M118 160V136M208 160V108M298 160V68" />
      <Path ink="cut" d="M16 160H394" />
      <Path ink="outline" d="M118 146C210 132 300 96 388 20" />
      <Path ink="accent" d="M28 152C60 151 90 150 118 146" />
      <Nodes at={points([118, 146])} radius={5} />
      <Path ink="fine" d="M72 144V104" />
      <Label x={72} y={94} text={advice} />
      <Label x={304} y={42} anchor="end" text={cost} />
      <Dimension along={STAGES.map((x) => [x, 198] as const)} labels={stages} />
    </>
  )
}
