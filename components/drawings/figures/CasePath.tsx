import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, line, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const WAY = 88
const HISTORY = 208
/** The middle of each step, over which it is tried again. */
const RETRIES = [112, 202, 302]

/** One case through an automated process: the straight way, the step tried again, and the way through a person. */
export function CasePath({ labels }: FigureProps) {
  const [start, read, check, post, done, unsure, person, retry, history] = labels
  return (
    <>
      <Path ink="fine" d={`M16 ${HISTORY}H384`} />
      <Path ink="hidden" d={`M112 108V${HISTORY}M182 108V${HISTORY}M227 178V${HISTORY}M318 108V${HISTORY}`} />
      <Path ink="accent" d={line([24, WAY], [372, WAY])} />
      <Path
        ink="fine"
        d={`${arrow([216, 108], [216, 140])}${line([262, 160], [290, 160])}${arrow([290, 160], [290, 110])}`}
      />
      <Path
        ink="fine"
        d={RETRIES.map((x) => `M${x + 20} 68V52H${x - 20}${arrow([x - 20, 52], [x - 20, 66])}`).join('')}
      />
      <Path
        ink="body"
        d={rectangle(82, 68, 60, 40) + rectangle(172, 68, 60, 40) + rectangle(272, 68, 60, 40)}
      />
      <Path ink="part" strokeDasharray="4 4" d={rectangle(192, 142, 70, 36)} />
      <Nodes at={points([24, WAY])} radius={5} open />
      <Nodes at={points([372, WAY])} radius={6} />
      <Nodes at={points([112, HISTORY], [182, HISTORY], [227, HISTORY], [318, HISTORY])} radius={3} />
      <Label x={4} y={68} anchor="start" text={start} />
      <Label x={112} y={93} className="fill-text" text={read} />
      <Label x={202} y={93} className="fill-text" text={check} />
      <Label x={302} y={93} className="fill-text" text={post} />
      <Label x={396} y={68} anchor="end" text={done} />
      <Label x={224} y={129} anchor="start" text={unsure} />
      <Label x={227} y={165} text={person} />
      {RETRIES.map((x) => (
        <Label key={x} x={x} y={42} text={retry} />
      ))}
      <Label x={16} y={228} anchor="start" text={history} />
    </>
  )
}
