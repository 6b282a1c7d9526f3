import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { line, points } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const THRESHOLD = 98
const RELEASED = points([166, 84], [262, 74], [310, 60], [358, 56])
const BLOCKED = points([70, 150], [118, 122], [214, 126])

/** Candidates by their score: those above the threshold are released, each beside the one before. */
export function ReleaseThreshold({ labels: [score, threshold, blocked, released, candidates] }: FigureProps) {
  return (
    <>
      <Path ink="cut" d="M40 20V180H388" />
      <Path ink="fine" d={[...BLOCKED, ...RELEASED].map(([x]) => `M${x} 180v6`).join('')} />
      <Path ink="hidden" d={line([40, THRESHOLD], [388, THRESHOLD])} />
      <Path
        ink="accent"
        d={`M166 84${RELEASED.slice(1)
          .map(([x, y]) => `H${x}V${y}`)
          .join('')}H388`}
      />
      <Path ink="fine" d={BLOCKED.map(([x, y]) => `M${x - 5} ${y - 5}l10 10m0-10l-10 10`).join('')} />
      <Nodes at={RELEASED} radius={5} />
      <Label x={26} y={100} text={score} upright />
      <Label x={48} y={90} anchor="start" text={threshold} />
      <Label x={214} y={150} text={blocked} />
      <Label x={388} y={42} anchor="end" text={released} />
      <Label x={214} y={206} text={candidates} />
    </>
  )
}
