import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, points } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

/** One question, three options: two end where their reason is kept, one goes on as an order of work. */
export function OptionsWeighed({ labels: [question, first, second, third, cost, risk, order] }: FigureProps) {
  return (
    <>
      <Path ink="fine" d="M88 110L128 44H248M88 110L128 176H226" />
      <Path ink="cut" d="M248 32v24M226 164v24" />
      <Path ink="fine" d="M254 32v24M232 164v24" />
      <Path ink="accent" d={arrow([16, 110], [388, 110], 9)} />
      <Path ink="fine" d="M240 116v-12M280 116v-12M320 116v-12M360 116v-12" />
      <Nodes at={points([16, 110])} radius={6} />
      <Nodes at={points([128, 44], [128, 176])} open />
      <Nodes at={points([128, 110])} />
      <Label x={4} y={92} anchor="start" text={question} />
      <Label x={140} y={34} anchor="start" text={first} />
      <Label x={140} y={98} anchor="start" text={second} />
      <Label x={140} y={165} anchor="start" text={third} />
      <Label x={268} y={49} anchor="start" text={cost} />
      <Label x={246} y={181} anchor="start" text={risk} />
      <Label x={396} y={140} anchor="end" text={order} />
    </>
  )
}
