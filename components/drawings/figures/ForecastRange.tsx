import { Dimension, Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { points } from '@lintel/kit/drawings/paths.ts'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const TODAY = 216
const PAST = `M28 122 52 104 76 114 100 90 124 102 148 82 172 96 196 84 ${TODAY} 88`
const OUTCOMES = points([256, 79], [284, 89], [312, 60])

/** A forecast with its range, what came of it so far, and the method that it has to beat. */
export function ForecastRange({ labels: [past, forecast, range, present, outcomes] }: FigureProps) {
  return (
    <>
      <Path className="fill-accent" fillOpacity="0.16" d={`M${TODAY} 88L380 22V110z`} />
      <Path ink="fine" d={`M${TODAY} 88L380 22M${TODAY} 88L380 110`} />
      <Path ink="hidden" d={`M${TODAY} 88L380 140`} />
      <Path ink="axis" d={`M${TODAY} 16V184`} />
      <Path ink="cut" d={`${PAST}M16 178H388`} />
      <Path ink="accent" d={`M${TODAY} 88L380 62`} />
      <Nodes at={OUTCOMES} />
      <Dimension along={points([28, 214], [TODAY, 214], [380, 214])} labels={[past ?? '', forecast ?? '']} />
      <Path ink="fine" d="M312 54V10H308" />
      <Label x={302} y={14} anchor="end" text={outcomes} />
      <Label x={376} y={95} anchor="end" text={range} />
      <Label x={388} y={163} anchor="end" text={present} />
    </>
  )
}
