import { Label, Marks, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, arrowhead, line, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const WAY = 104
const GATES = [92, 264, 318]
const TRACE = 200

/** A request on its way through what stands around a model; each gate leaves a mark on one trace. */
export function RequestLayers({ labels }: FigureProps) {
  const [request, rights, model, tools, approval, action, fallback, trace] = labels
  return (
    <>
      <Path ink="fine" d={line([16, TRACE], [384, TRACE])} />
      <Path ink="hidden" d={GATES.map((x) => `M${x} 154V${TRACE}`).join('')} />
      <Path ink="hidden" d={`M188 164V${TRACE}`} />
      <Path ink="fine" d={`M188 ${WAY + 32}V164H246${arrow([246, 164], [246, WAY + 3])}`} />
      <Path ink="accent" d={line([16, WAY], [148, WAY]) + line([228, WAY], [388, WAY])} />
      <Marks ink="accent" at={points([388, WAY])} shape={arrowhead} />
      <Path ink="cut" d={GATES.map((x) => `M${x} 58V94M${x} 114V150`).join('')} />
      <Marks
        ink="fine"
        at={GATES.map((x) => [x, 94] as const)}
        shape={(x, y) => `M${x - 6} ${y}h12m-12 20h12`}
      />
      <Path ink="body" d={rectangle(148, 72, 80, 64)} />
      <Nodes at={points([16, WAY])} radius={5} />
      <Nodes at={points([188, 164])} radius={5} open />
      <Nodes at={[...GATES, 188].map((x) => [x, TRACE] as const)} radius={3} />
      <Label x={4} y={88} anchor="start" text={request} />
      <Label x={92} y={46} text={rights} />
      <Label x={188} y={109} className="fill-text" text={model} />
      <Label x={274} y={46} anchor="end" text={tools} />
      <Label x={304} y={46} anchor="start" text={approval} />
      <Label x={396} y={88} anchor="end" text={action} />
      <Label x={178} y={169} anchor="end" text={fallback} />
      <Label x={16} y={220} anchor="start" text={trace} />
    </>
  )
}
