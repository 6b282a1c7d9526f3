import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { arrow, rectangle, times } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const PANELS = [66, 200, 334]
const CALLERS = [-44, -22, 0, 22, 44]
const [TOP, CORE] = [28, 92]

/** A core system in three states: called by everyone, behind an interface, and with one function moved out. */
export function WrappedCore({ labels: [core, today, wrapped, moved] }: FigureProps) {
  const [first, ...later] = PANELS as [number, number, number]
  return (
    <>
      <Path
        ink="fine"
        d={CALLERS.map((x) => `M${first + x} ${TOP}L${first + 22 - ((x + 66) % 45)} ${CORE}`).join('')}
      />
      <Path ink="fine" d={later.flatMap((panel) => CALLERS.map((x) => `M${panel + x} ${TOP}V58`)).join('')} />
      <Path ink="accent" d={later.map((panel) => rectangle(panel - 54, 58, 108, 10)).join('')} />
      <Path ink="accent" d={`M200 68V${CORE}M320 68V${CORE}M370 68V${CORE}`} />
      <Path ink="body" d={rectangle(first - 32, CORE, 64, 64) + rectangle(168, CORE, 64, 64)} />
      <Path ink="body" d={`M284 ${CORE}h60v64h-60z`} />
      <Path ink="accent" d={rectangle(356, CORE, 28, 28)} />
      <Path ink="fine" d={arrow([108, 124], [154, 124]) + arrow([240, 124], [276, 124])} />
      {PANELS.map((panel) => (
        <Nodes
          key={panel}
          at={times(5, (index) => [panel + (CALLERS[index] ?? 0), TOP] as const)}
          radius={3}
          open
        />
      ))}
      <Label x={66} y={129} className="fill-text" text={core} />
      <Label x={200} y={129} className="fill-text" text={core} />
      <Label x={314} y={129} className="fill-text" text={core} />
      <Label x={66} y={184} text={today} />
      <Label x={200} y={184} text={wrapped} />
      <Label x={334} y={184} text={moved} />
    </>
  )
}
