import { Label, Nodes, Path } from '@lintel/kit/drawings/parts.tsx'
import { cross, line, type Point, rectangle } from '@lintel/kit/drawings/paths.ts'
import { lit } from '#components/sheets/parts.tsx'
import { type Layout, type Place, placesOf } from './layouts.ts'
import type { RequestSheet as Controls } from './schema.ts'

interface RequestPlanProps extends Pick<Controls, 'drawing' | 'layers'> {
  layout: Layout
  /** Where the request ends that is shown at first. */
  shown: string
}

/** How many stretches of the lane a request covers, by where it ends. */
const reach: Record<string, number> = { rights: 1, tools: 3, approval: 4, action: 5 }

/** Where requests end whose way leads over a stretch of the lane. */
const over = (stretch: number) => Object.keys(reach).filter((end) => (reach[end] ?? 0) > stretch)

/** A request before six gates, in plan: dashed is a way that is open, cyan the one that is taken. */
export function RequestPlan({ layout, shown, drawing, layers }: RequestPlanProps) {
  const place = placesOf(layout)
  const { walls, lane, trace, release, evaluation, fallback, body, arrow } = place
  const isLit = (states: string[]) => lit(states, shown)
  const fallen = ['fallback']
  return (
    <>
      <Path ink="hidden" d={line(...lane.ends) + line(...release.way) + line(...fallback) + trace.drops} />
      <Path ink="fine" d={trace.line} />
      <g className="sheet-lit" {...isLit(['trace', 'action'])}>
        <Path ink="accent" strokeWidth="3" d={trace.line} />
      </g>
      {lane.stretches.map((stretch, index) => (
        <g
          key={line(...stretch)}
          className={`sheet-lit sheet-lag-${index}`}
          {...isLit([...over(index), ...(index === 2 ? [] : fallen)])}
        >
          <Path ink="accent" strokeWidth="3" d={line(...stretch)} />
        </g>
      ))}
      <g className="sheet-lit sheet-lag-2" {...isLit(fallen)}>
        <Path ink="accent" strokeWidth="3" d={line(...fallback)} />
      </g>
      <g className="sheet-lit" {...isLit(['evaluation'])}>
        <Path ink="accent" strokeWidth="3" d={line(...release.taken)} />
      </g>
      <Path ink="cut" d={arrow} />
      <Wall {...evaluation} />
      {walls.map((wall) => (
        <Wall key={wall.id} {...wall} />
      ))}
      <Path ink="body" d={body} />
      <Marks place={place} shown={shown} />
      <Nodes at={[lane.ends[0], release.way[0]] as Point[]} radius={6} />
      <Nodes at={place.marks} radius={4} open />
      <Label {...place.labels.request} text={drawing.request} />
      <Label {...place.labels.action} text={drawing.action} />
      <Label {...place.labels.release} text={drawing.release} />
      <Label {...place.labels.model} text={drawing.model} className="fill-text" />
      {layers.map(({ gate, name }, index) => (
        <Label key={gate} {...place.labels[gate]} text={`${index + 1} ${name}`} className="fill-text" />
      ))}
    </>
  )
}

/** Two pieces of a wall, cut through, in the hatch of its material; the gate is between them. */
function Wall({ id, hatch, pieces }: Place['evaluation']) {
  return (
    <>
      <pattern id={id} width="16" height="16" patternUnits="userSpaceOnUse">
        <Path ink="fine" strokeOpacity="0.8" d={hatch} />
      </pattern>
      <Path ink="cut" fill={`url(#${id})`} d={pieces.map((piece) => rectangle(...piece)).join('')} />
    </>
  )
}

/** What is drawn over a gate that stops, and over the one that waits. */
function Marks({ place: { stops }, shown }: { place: Place; shown: string }) {
  return stops.map(({ gate, at: [x, y] }) => (
    <g key={gate} className="sheet-lit sheet-lag-4" {...lit([gate], shown)}>
      <circle cx={x} cy={y} r="17" className="fill-background stroke-accent-text" strokeWidth="2" />
      <Path ink="accent" d={gate === 'approval' ? `M${x - 4} ${y - 7}v14m8-14v14` : cross(x, y)} />
    </g>
  ))
}
