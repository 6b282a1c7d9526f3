import { Label, Marks, Nodes, Path, Stretch } from '@lintel/kit/drawings/parts.tsx'
import { arrow, circle, line, points, rectangle } from '@lintel/kit/drawings/paths.ts'
import { use } from 'react'
import type { FigureProps } from '#components/drawings/figures/figure.ts'

const STATIONS = [34, 117, 200, 283, 366]
const WAY = 108
const CONTRACTS = [75.5, 158.5, 241.5, 324.5]

/** One record at five stations, what it looks like at each, and the contract between two. */
export function RecordPath({ labels }: FigureProps) {
  const [source, landing, conformed, metric, decision, held, back] = labels
  // Without room for their names beside each other, those stand on two lines.
  const staggered = use(Stretch) === 1
  return (
    <>
      <Path ink="hidden" d={line([366, 118], [366, 206], [34, 206], [34, 120])} />
      <Marks ink="fine" at={points([34, 118])} shape={(x, y) => `M${x - 4} ${y + 7}l4-7l4 7`} />
      <Path ink="fine" d={STATIONS.slice(0, 4).map(page).join('')} />
      <Path ink="fine" d="M24 26h14m-14 9h20m-20 9h9M107 26h14m-14 9h20m-20 9h9M190 26h20m-20 9h20" />
      <Path ink="solid" d={rectangle(190, 42, 20, 5)} />
      <Marks ink="meeting" at={points([133, 52])} shape={(x, y) => `${circle(x, y, 8)}M${x} ${y - 5}v5h4`} />
      <Path ink="accent" d="M275 48v-8m8 8v-18m8 18v-13M356 36l8 9l14-20" />
      <Path ink="accent" d={line([34, WAY], [366, WAY])} />
      <Path ink="cut" d={CONTRACTS.map((x) => `M${x - 3} 98v20m6-20v20`).join('')} />
      <Path ink="fine" d={CONTRACTS.map((x) => arrow([x, 122], [x, 150])).join('')} />
      <Path ink="part" d={rectangle(56, 152, 288, 28)} />
      <Nodes at={STATIONS.map((x) => [x, WAY] as const)} radius={5} />
      {[source, landing, conformed, metric, decision].map((station, index) => (
        <Label
          key={station}
          x={STATIONS[index] ?? 0}
          y={staggered ? 72 + 16 * (index % 2) : 84}
          text={station}
        />
      ))}
      <Label x={200} y={171} text={held} />
      <Label x={200} y={226} text={back} />
    </>
  )
}

function page(x: number): string {
  return rectangle(x - 16, 16, 32, 40)
}
