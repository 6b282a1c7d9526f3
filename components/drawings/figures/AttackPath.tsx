import type { FigureProps } from '#components/drawings/figures/figure.ts'
import { Label, Nodes, Path } from '#components/drawings/parts.tsx'
import { points, rectangle } from '#components/drawings/paths.ts'

const [UPPER, LOWER] = [112, 180]
const GATES: readonly [x: number, bottom: number][] = [
  [92, 148],
  [204, 208],
  [304, 208],
]

/** Two ways in, each of which ends at a closed gate; dashed is what lies behind it, out of reach. */
export function AttackPath({ labels }: FigureProps) {
  const [password, flaw, passkey, segment, rights, laptop, server, data] = labels
  const marks = points([80, UPPER], [192, LOWER])
  return (
    <>
      <Path ink="hidden" d={`M96 ${UPPER}H342M208 ${LOWER}L254 ${UPPER}`} />
      <Path ink="accent" d={`M20 ${UPPER}H80M20 ${LOWER}H192`} />
      <Path ink="accent" d={marks.map(([x, y]) => `M${x - 6} ${y - 6}l12 12m0-12l-12 12`).join('')} />
      <Path ink="body" d={GATES.map(([x, bottom]) => rectangle(x - 4, 52, 8, bottom - 52)).join('')} />
      <Path ink="body" d={rectangle(342, UPPER - 24, 48, 48)} />
      <Nodes at={points([20, UPPER], [20, LOWER])} radius={5} />
      <Nodes at={points([148, UPPER], [254, UPPER])} radius={5} open />
      <Label x={4} y={90} anchor="start" text={password} />
      <Label x={4} y={204} anchor="start" text={flaw} />
      <Label x={92} y={40} text={passkey} />
      <Label x={204} y={40} text={segment} />
      <Label x={396} y={40} anchor="end" text={rights} />
      <Label x={148} y={138} text={laptop} />
      <Label x={254} y={96} text={server} />
      <Label x={366} y={117} className="fill-text" text={data} />
    </>
  )
}
