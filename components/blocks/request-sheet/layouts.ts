import { arrowhead, line, type Point, rectangle } from '@lintel/kit/drawings/paths.ts'
import type { RequestSheet } from './schema.ts'

/** Along the lane, and across it from its middle. */
type OnPlan = readonly [along: number, across: number]
type Box = [x: number, y: number, width: number, height: number]

/** The measures of the plan in one of its two formats. */
export interface Layout {
  id: string
  width: number
  height: number
  /** Whether the lane runs downward, as on phones. */
  upright: boolean
  /** Where the lane lies across the sheet. */
  lane: number
  /** Along the lane: the request, three walls, the two ends of the model, the action. */
  request: number
  walls: readonly [number, number, number]
  model: readonly [number, number]
  action: number
  /** Across it: half a wall, half the model, where a release begins, the wall of its own, the fallback and the trace. */
  wall: number
  half: number
  release: number
  evaluation: number
  fallback: number
  trace: number
}

export const wide: Layout = {
  id: 'wide',
  width: 960,
  height: 560,
  upright: false,
  lane: 292,
  request: 40,
  walls: [196, 636, 784],
  model: [332, 492],
  action: 928,
  wall: 148,
  half: 66,
  release: -256,
  evaluation: -156,
  fallback: 122,
  trace: 212,
}

export const tall: Layout = {
  id: 'tall',
  width: 360,
  height: 534,
  upright: true,
  lane: 190,
  request: 16,
  walls: [104, 338, 424],
  model: [180, 256],
  action: 522,
  wall: 92,
  half: 46,
  release: -183,
  evaluation: -96,
  fallback: 92,
  trace: 160,
}

/** How thick walls are, and half of the gate in each. */
const [THICK, GATE] = [32, 22]

/** One for each material, on tiles of 16 by 16. */
const hatches = [
  'M-4 4L4 -4M0 16L16 0M12 20L20 12',
  'M0 4H16M0 12H16',
  'M0 16L16 0M0 0L16 16',
  'M4 0V16M12 0V16',
]

export type Place = ReturnType<typeof placesOf>

/** Where everything stands on the sheet. */
export function placesOf(layout: Layout) {
  const { upright, model, half } = layout
  const at = ([along, across]: OnPlan): Point =>
    upright ? [layout.lane + across, along] : [along, layout.lane + across]
  const way = (...points: OnPlan[]) => points.map(at)
  /** A box by two of its corners. */
  const box = (from: OnPlan, to: OnPlan): Box => {
    const [[x1, y1], [x2, y2]] = [at(from), at(to)]
    return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]
  }
  const center = (model[0] + model[1]) / 2
  const [first, second, third] = layout.walls
  const behind = second - (upright ? 40 : 66)
  const stations = [layout.request, first, model[0], model[1], second, third, layout.action]
  const stretches = [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [5, 6],
  ].map(([from, to]) => way([stations[from ?? 0] ?? 0, 0], [stations[to ?? 0] ?? 0, 0]))
  const marks = [...layout.walls, center].map((along): OnPlan => [along, layout.trace])
  const feet = [
    ...layout.walls.map((along): OnPlan => [along, layout.wall]),
    [center, layout.fallback] as OnPlan,
  ]
  const [x, y] = at([layout.action, 0])
  return {
    lane: { ends: way([layout.request, 0], [layout.action, 0]), stretches },
    release: {
      way: way([center, layout.release], [center, -half]),
      taken: way([center, layout.release], [center, layout.evaluation]),
    },
    fallback: way(
      [center, half],
      [center, layout.fallback],
      [behind, layout.fallback],
      [behind, 0],
      [second, 0],
    ),
    trace: {
      line: line(...way([layout.request, layout.trace], [layout.action, layout.trace])),
      drops: feet.map((foot, index) => line(at(foot), at(marks[index] ?? foot))).join(''),
    },
    walls: layout.walls.map((along, index) => ({
      id: `${layout.id}-${index}`,
      hatch: hatches[index] ?? '',
      pieces: [-1, 1].map((side) =>
        box([along - THICK / 2, side * GATE], [along + THICK / 2, side * layout.wall]),
      ),
    })),
    evaluation: {
      id: `${layout.id}-evaluation`,
      hatch: hatches[3] ?? '',
      pieces: [-1, 1].map((side) =>
        box(
          [center + side * GATE, layout.evaluation - THICK / 2],
          [center + side * (upright ? 52 : 104), layout.evaluation + THICK / 2],
        ),
      ),
    },
    body: rectangle(...box([model[0], -half], [model[1], half])),
    arrow: upright ? `M${x - 7} ${y - 9}L${x} ${y}l7 -9` : arrowhead(x, y),
    marks: marks.map(at),
    stops: [
      { gate: 'rights', at: at([first, 0]) },
      { gate: 'tools', at: at([second, 0]) },
      { gate: 'approval', at: at([third, 0]) },
      { gate: 'evaluation', at: at([center, layout.evaluation]) },
    ],
    labels: labelsOf(layout),
  }
}

type Named = 'request' | 'action' | 'release' | 'model' | RequestSheet['layers'][number]['gate']
type Written = { x: number; y: number; anchor?: 'start' | 'middle' | 'end' }

/** Labels stand where nothing runs, which differs between the formats. */
function labelsOf({ upright }: Layout): Record<Named, Written> {
  const start = 'start' as const
  if (upright)
    return {
      request: { x: 206, y: 24, anchor: start },
      action: { x: 174, y: 526, anchor: 'end' },
      release: { x: 12, y: 211, anchor: start },
      model: { x: 190, y: 223 },
      rights: { x: 98, y: 78, anchor: start },
      tools: { x: 98, y: 312, anchor: start },
      approval: { x: 82, y: 398, anchor: start },
      fallback: { x: 246, y: 202, anchor: start },
      trace: { x: 340, y: 526, anchor: 'end' },
      evaluation: { x: 12, y: 152, anchor: start },
    }
  return {
    request: { x: 28, y: 268, anchor: start },
    action: { x: 940, y: 268, anchor: 'end' },
    release: { x: 430, y: 42, anchor: start },
    model: { x: 412, y: 298 },
    rights: { x: 196, y: 128 },
    tools: { x: 636, y: 128 },
    approval: { x: 784, y: 128 },
    fallback: { x: 428, y: 404, anchor: start },
    trace: { x: 40, y: 534, anchor: start },
    evaluation: { x: 434, y: 108, anchor: start },
  }
}
