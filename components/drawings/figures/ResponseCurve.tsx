import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { points } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const EVENTS = points([56, 176], [126, 148], [206, 128], [336, 176])

/** How much an intrusion disrupts over time: where it is rehearsed, and where it goes unnoticed. */
export function ResponseCurve({ labels }: FigureProps) {
  const [disruption, entry, alert, contained, restored, rehearsed, unrehearsed] = labels
  return (
    <>
      <Path ink="cut" d="M36 16V176H388" />
      <Path ink="fine" strokeDasharray="2 5" d="M126 148v28M206 128v48" />
      <Path ink="hidden" d="M126 148C190 116 280 74 384 20" />
      <Path
        className="fill-accent"
        fillOpacity="0.14"
        d="M56 176C84 174 104 160 126 148S178 128 206 128S270 176 336 176z"
      />
      <Path ink="accent" d="M56 176C84 174 104 160 126 148S178 128 206 128S270 176 336 176" />
      <Nodes at={EVENTS} radius={5} />
      <Label x={24} y={98} text={disruption} upright />
      <Label x={56} y={200} text={entry} />
      <Label x={126} y={200} text={alert} />
      <Label x={210} y={200} text={contained} />
      <Label x={336} y={200} text={restored} />
      <Label x={272} y={142} anchor="start" text={rehearsed} />
      <Label x={300} y={40} anchor="end" text={unrehearsed} />
    </>
  )
}
