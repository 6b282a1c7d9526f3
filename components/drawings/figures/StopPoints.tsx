import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { hatch, times } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const [LEFT, TREAD, RISE, GROUND] = [16, 80, 36, 208]
/** Where a step begins, and how high it lies. */
const steps = times(4, (index) => [LEFT + index * TREAD, 172 - index * RISE] as const)

/** Moves as steps that stand on the ground by themselves; at the end of each one can stop. */
export function StopPoints({ labels: [today, first, second, third, next, stop] }: FigureProps) {
  return (
    <>
      <Path
        ink="fine"
        d={steps
          .slice(1)
          .map(([x, y]) => `M${x} ${y}V${GROUND}`)
          .join('')}
      />
      <Path ink="ground" d={hatch(LEFT, GROUND, 372, 8, 8)} />
      <Path ink="cut" d={`M${LEFT} ${GROUND}H388`} />
      <Path ink="accent" d={`M${LEFT} 172${`h${TREAD}v-${RISE}`.repeat(3)}h${TREAD}`} />
      <Path ink="hidden" d="M336 64V28H388" />
      <Nodes at={steps.map(([x, y]) => [x + TREAD, y] as const)} radius={5} />
      {[today, first, second, third].map((label, index) => (
        <Label key={label} x={LEFT + 36 + index * TREAD} y={160 - index * RISE} text={label} />
      ))}
      <Label x={364} y={20} text={next} />
      <Path ink="fine" d="M112 62h40l21 68" />
      <Label x={104} y={67} anchor="end" text={stop} />
    </>
  )
}
