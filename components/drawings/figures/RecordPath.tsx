import type { FigureProps } from '#components/drawings/figures/figure.ts'
import { Label, Nodes, Path } from '#components/drawings/parts.tsx'
import { arrow, line, rectangle } from '#components/drawings/paths.ts'

const STATIONS = [30, 118, 200, 282, 366]
const WAY = 108
const CONTRACTS = [76, 158, 240, 324]
const BROKEN = 240

/** One record at five stations, what it looks like at each, and the contract between two. */
export function RecordPath({ labels }: FigureProps) {
  const [source, landing, conformed, metric, decision, quarantine, back] = labels
  return (
    <>
      <Path
        ink="hidden"
        d={line([366, 118], [366, 206], [30, 206], [30, 124]) + arrow([30, 140], [30, 120])}
      />
      <Path ink="fine" d={STATIONS.slice(0, 4).map(page).join('')} />
      <Path ink="fine" d="M20 26h14m-14 9h20m-20 9h9M108 26h14m-14 9h20m-20 9h9M190 26h20m-20 9h20" />
      <Path ink="solid" d={rectangle(190, 42, 20, 5)} />
      <Path ink="accent" d="M274 48v-8m8 8v-18m8 18v-13M356 36l8 9l14-20" />
      <Path ink="accent" d={line([30, WAY], [366, WAY])} />
      <Path ink="cut" d={CONTRACTS.map((x) => `M${x - 3} 98v20m6-20v20`).join('')} />
      <Path ink="fine" d={arrow([BROKEN, 122], [BROKEN, 150])} />
      <Path ink="part" d={rectangle(186, 152, 108, 28)} />
      <Nodes at={STATIONS.map((x) => [x, WAY] as const)} radius={5} />
      <Label x={4} y={84} anchor="start" text={source} />
      <Label x={111} y={84} text={landing} />
      <Label x={202} y={84} text={conformed} />
      <Label x={284} y={84} text={metric} />
      <Label x={396} y={84} anchor="end" text={decision} />
      <Label x={BROKEN} y={171} text={quarantine} />
      <Label x={200} y={226} text={back} />
    </>
  )
}

function page(x: number): string {
  return rectangle(x - 16, 16, 32, 40)
}
