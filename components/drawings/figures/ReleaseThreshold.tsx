import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { line, type Point } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const LEFT = 40
const [FLOOR, THRESHOLD] = [180, 98]
/** How high the candidates score, one after the other. */
const scores = [150, 122, 84, 126, 74, 60, 56]

/** Candidates by their score: those above the threshold are released, each beside the one before. */
export function ReleaseThreshold({ labels, width }: FigureProps) {
  const [score, threshold, blocked, released, candidates] = labels
  const right = width - 12
  const step = (right - LEFT) / (scores.length + 0.25)
  const all = scores.map((y, index): Point => [Math.round(LEFT + step * (index + 0.6)), y])
  const [good, bad] = [all.filter(([, y]) => y < THRESHOLD), all.filter(([, y]) => y > THRESHOLD)]
  const [first, ...others] = good
  const middle = (LEFT + right) / 2
  return (
    <>
      <Path ink="cut" d={`M${LEFT} 20V${FLOOR}H${right}`} />
      <Path ink="fine" d={all.map(([x]) => `M${x} ${FLOOR}v6`).join('')} />
      <Path ink="hidden" d={line([LEFT, THRESHOLD], [right, THRESHOLD])} />
      <Path ink="accent" d={`M${first}${others.map(([x, y]) => `H${x}V${y}`).join('')}H${right}`} />
      <Path ink="fine" d={bad.map(([x, y]) => `M${x - 5} ${y - 5}l10 10m0-10l-10 10`).join('')} />
      <Nodes at={good} radius={5} />
      <Label x={26} y={100} text={score} upright />
      <Label x={LEFT + 8} y={90} anchor="start" text={threshold} />
      <Label x={middle} y={150} text={blocked} />
      <Label x={right} y={42} anchor="end" text={released} />
      <Label x={middle} y={206} text={candidates} />
    </>
  )
}
