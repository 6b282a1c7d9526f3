import { Label, Marks, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { cross, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const [UPPER, LOWER] = [112, 180]
/** Where each gate stands, and its foot. */
const GATES = points([104, 148], [204, 208], [304, 208])

/** Two ways in, each of which ends at a closed gate; dashed is what lies behind it, out of reach. */
export function AttackPath({ labels }: FigureProps) {
  const [password, flaw, passkey, segment, rights, laptop, server, data] = labels
  return (
    <>
      <Path ink="hidden" d={`M108 ${UPPER}H342M208 ${LOWER}L254 ${UPPER}`} />
      <Path ink="accent" d={`M20 ${UPPER}H92M20 ${LOWER}H192`} />
      <Marks ink="accent" at={points([92, UPPER], [192, LOWER])} shape={cross} />
      <Marks ink="body" at={GATES} shape={(x, bottom) => rectangle(x - 4, 52, 8, bottom - 52)} />
      <Path ink="body" d={rectangle(342, UPPER - 24, 48, 48)} />
      <Nodes at={points([20, UPPER], [20, LOWER])} radius={5} />
      <Nodes at={points([156, UPPER], [254, UPPER])} radius={5} open />
      <Label x={4} y={90} anchor="start" text={password} />
      <Label x={4} y={204} anchor="start" text={flaw} />
      <Label x={104} y={40} text={passkey} />
      <Label x={204} y={40} text={segment} />
      <Label x={308} y={40} text={rights} />
      <Label x={156} y={138} text={laptop} />
      <Label x={254} y={96} text={server} />
      <Label x={366} y={117} className="fill-text" text={data} />
    </>
  )
}
